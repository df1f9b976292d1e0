/**
 * Whether a predicate holds for every value. `every` of an empty list is true, whatever the predicate: an
 * expectation that found no data would pass. So an empty list is refused.
 */
export function everyOf<A>(
  values: Iterable<A>,
  holds: (value: A, index: number) => boolean,
): boolean {
  const list = [...values];
  if (list.length === 0) throw new Error('there is no value to check');
  return list.every(holds);
}
