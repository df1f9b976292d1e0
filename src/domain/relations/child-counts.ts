/** How many children a parent has: `min` with the first share, `min` + 1 with the second, and so on. */
export interface ChildCounts {
  readonly min: number;
  /** Relative frequencies, at least one of them above 0. */
  readonly shares: readonly number[];
}

/**
 * The numbers of children of `parents` parents, in ascending order. They have the shares exactly, as far as whole
 * parents allow: the parents that remain after rounding down go to the largest fractions.
 */
export function countsOf({ min, shares }: ChildCounts, parents: number): Int32Array {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const wanted = shares.map((share) => (share / total) * parents);
  const given = wanted.map(Math.floor);
  const missing = parents - given.reduce((sum, count) => sum + count, 0);
  const byFraction = wanted
    .map((share, i) => ({ i, fraction: share - Math.floor(share) }))
    .sort((a, b) => b.fraction - a.fraction || a.i - b.i);
  for (const { i } of byFraction.slice(0, missing)) given[i] = (given[i] as number) + 1;
  const counts = new Int32Array(parents);
  let at = 0;
  given.forEach((times, i) => {
    counts.fill(min + i, at, at + times);
    at += times;
  });
  return counts;
}

/** The most children that a parent can have. */
export function mostChildren({ min, shares }: ChildCounts): number {
  return min + shares.findLastIndex((share) => share > 0);
}
