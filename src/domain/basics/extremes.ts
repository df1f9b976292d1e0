/*
 * The extremes of a list whose length a request decides. `Math.min(...list)` passes each element as an argument, so a
 * long list overflows the stack.
 */

/** The least of these numbers; Infinity if there are none. */
export function least(numbers: Iterable<number>): number {
  let found = Number.POSITIVE_INFINITY;
  for (const number of numbers) found = Math.min(found, number);
  return found;
}

/** The greatest of these numbers; -Infinity if there are none. */
export function greatest(numbers: Iterable<number>): number {
  let found = Number.NEGATIVE_INFINITY;
  for (const number of numbers) found = Math.max(found, number);
  return found;
}
