/**
 * Returns whether a predicate holds for every value. Throws an error for an empty list: `every` would return true, so
 * an expectation that found no data would pass.
 */
export function everyOf<A>(
  values: Iterable<A>,
  holds: (value: A, index: number) => boolean,
): boolean {
  const list = [...values];
  if (list.length === 0) throw new Error('there is no value to check');
  return list.every(holds);
}
