import { nth } from '../basics/nth.js';
/** How many children a parent has: `min` with the first share, `min` + 1 with the second, and so on. */
export interface ChildCounts {
  readonly min: number;
  /** Relative frequencies, at least one of them above 0. */
  readonly shares: readonly number[];
}

/**
 * Parents by their number of children, in ascending order: `parents[i]` parents, at least one, have `children[i]` children
 * each. They are lists of numbers, because an object for each of 100,000 numbers would take long.
 */
export interface AlikeParents {
  readonly children: Int32Array;
  readonly parents: Float64Array;
}

/**
 * How many of `parents` parents have how many children. They have the shares exactly, as far as whole parents allow: the
 * parents that remain after rounding down go to the largest fractions.
 */
export function alikeParents({ min, shares }: ChildCounts, parents: number): AlikeParents {
  const total = sumOf(shares);
  const wanted: number[] = [];
  for (const [i, share] of shares.entries()) if (share > 0) wanted.push(i);
  const exact = new Float64Array(wanted.map((i) => (nth(shares, i) / total) * parents));
  const given = exact.map((each) => Math.floor(each));
  const missing = parents - sumOf(given);
  const fractions = exact.map((each, i) => each - (given[i] as number));
  const byFraction = wanted
    .map((_, i) => i)
    .sort((a, b) => (fractions[b] as number) - (fractions[a] as number));
  for (const i of byFraction.slice(0, Math.max(0, missing))) given[i] = (given[i] as number) + 1;
  // With more than about 2^50 parents, the rounded products may miss their sum.
  let most = 0;
  for (let i = 1; i < given.length; i++) {
    if ((given[i] as number) > (given[most] as number)) most = i;
  }
  given[most] = (given[most] as number) + (parents - sumOf(given));
  return withParents(new Int32Array(wanted.map((i) => min + i)), given);
}

/** Leaves out the numbers of children that no parent has. */
export function withParents(children: Int32Array, parents: Float64Array): AlikeParents {
  let count = 0;
  for (let i = 0; i < parents.length; i++) if (parents[i] !== 0) count++;
  if (count === parents.length) return { children, parents };
  const kept = { children: new Int32Array(count), parents: new Float64Array(count) };
  for (let i = 0, at = 0; i < parents.length; i++) {
    if (parents[i] === 0) continue;
    kept.children[at] = children[i] as number;
    kept.parents[at++] = parents[i] as number;
  }
  return kept;
}

export function sumOf(numbers: readonly number[] | Float64Array): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i] as number;
  return sum;
}

/** The number of children of all these parents. */
export function childrenOf({ children, parents }: AlikeParents): number {
  let sum = 0;
  for (let i = 0; i < parents.length; i++) sum += (children[i] as number) * (parents[i] as number);
  return sum;
}

/** The number of children of `parents` parents. It is the same for every seed. */
export function childRows(counts: ChildCounts, parents: number): number {
  return childrenOf(alikeParents(counts, parents));
}

/** The most children that a parent can have. */
export function mostChildren({ min, shares }: ChildCounts): number {
  return min + shares.findLastIndex((share) => share > 0);
}
