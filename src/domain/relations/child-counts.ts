/** How many children a parent has: `min` with the first share, `min` + 1 with the second, and so on. */
export interface ChildCounts {
  readonly min: number;
  /** Relative frequencies, at least one of them above 0. */
  readonly shares: readonly number[];
}

/** A number of parents that have equally many children each. */
export interface AlikeParents {
  readonly children: number;
  readonly parents: number;
}

/**
 * How many of `parents` parents have how many children, in ascending order of the latter. They have the shares exactly,
 * as far as whole parents allow: the parents that remain after rounding down go to the largest fractions.
 */
export function alikeParents({ min, shares }: ChildCounts, parents: number): AlikeParents[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const wanted = shares.flatMap((share, i) =>
    share > 0 ? [{ children: min + i, exact: (share / total) * parents }] : [],
  );
  const given = wanted.map(({ exact }) => Math.floor(exact));
  const missing = parents - sumOf(given);
  const byFraction = wanted
    .map(({ exact }, i) => ({ i, fraction: exact % 1 }))
    .sort((a, b) => b.fraction - a.fraction);
  for (const { i } of byFraction.slice(0, Math.max(0, missing)))
    given[i] = (given[i] as number) + 1;
  // With more than about 2^50 parents, the rounded products may miss their sum.
  const most = given.indexOf(given.reduce((a, b) => Math.max(a, b)));
  given[most] = (given[most] as number) + (parents - sumOf(given));
  return wanted.flatMap(({ children }, i) =>
    given[i] === 0 ? [] : [{ children, parents: given[i] as number }],
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** The number of children of all these parents. */
export function childrenOf(alike: readonly AlikeParents[]): number {
  return alike.reduce((sum, { children, parents }) => sum + children * parents, 0);
}

/** The number of children of `parents` parents. It is the same for every seed. */
export function childRows(counts: ChildCounts, parents: number): number {
  return childrenOf(alikeParents(counts, parents));
}

/** The most children that a parent can have. */
export function mostChildren({ min, shares }: ChildCounts): number {
  return min + shares.findLastIndex((share) => share > 0);
}
