import { sumOf } from '../basics/sum-of.js';
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

/** Sums of shares are whole numbers of these parts of a parent: 0.1 + 0.2 + 0.7 of ten parents are ten. */
const PARTS_OF_PARENT = 2 ** 20;

/**
 * How many of `parents` parents have how many children. Each number gets its share of the parents, rounded up or down, and
 * all parents together have as many children as the shares say, as far as whole parents allow.
 */
export function alikeParents({ min, shares }: ChildCounts, parents: number): AlikeParents {
  const sums = sharesUpTo(shares, parents);
  const offset = evenOffset(sums);
  const own = new Float64Array(sums.length);
  let before = 0;
  for (let i = 0; i < own.length; i++) {
    // Of more than about 2^50 parents, sums are too coarse.
    const sum = Math.min(Math.floor((sums[i] as number) + offset), parents);
    own[i] = sum - before;
    before = sum;
  }
  return withParents(
    Int32Array.from(shares, (_, i) => min + i),
    own,
  );
}

/** The parents with at most each number of children, with parts of a parent. */
function sharesUpTo(shares: readonly number[], parents: number): Float64Array {
  const total = sumOf(shares);
  const sums = new Float64Array(shares.length);
  let sum = 0;
  for (let i = 0; i < sums.length; i++) {
    sum += shares[i] as number;
    sums[i] = Math.round((sum / total) * parents * PARTS_OF_PARENT) / PARTS_OF_PARENT;
  }
  return sums;
}

/**
 * What to add to all sums before they are rounded down, so that the rounding cancels out. Each parent that a sum wins by it
 * has one child less. Half a parent would do for even shares, but leaves out the most children of few parents.
 */
function evenOffset(sums: Float64Array): number {
  // No offset makes a sum whole.
  let least = 0.5 / PARTS_OF_PARENT;
  let most = 1 - least;
  while (most - least > 1 / PARTS_OF_PARENT) {
    const middle = (least + most) / 2;
    if (roundingOf(sums, middle) <= 0) least = middle;
    else most = middle;
  }
  return -roundingOf(sums, least) <= roundingOf(sums, most) ? least : most;
}

/** By how much sums exceed their exact values together. */
function roundingOf(sums: Float64Array, offset: number): number {
  let excess = 0;
  for (let i = 0; i < sums.length; i++) {
    const sum = sums[i] as number;
    excess += Math.floor(sum + offset) - sum;
  }
  return excess;
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
