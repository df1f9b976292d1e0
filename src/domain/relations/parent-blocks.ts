import { sumOf } from '../basics/sum-of.js';
import { highWord, type Key, lane, word } from '../random/mix.js';
import { type AlikeParents, childrenOf, withParents } from './child-counts.js';

/** The number of parents of a block. It is part of the bytes of every set, so it never changes. */
export const BLOCK = 1024;
const TWO_32 = 0x1_0000_0000;

/** Consecutive parents: one block, or several that two parts of a tree share. */
export interface ParentRun {
  /** 1 for all parents; the parts of run i are 2i and 2i + 1. */
  readonly number: number;
  readonly firstParent: number;
  readonly parents: number;
  readonly firstChild: number;
  readonly children: number;
  readonly alike: AlikeParents;
}

/** The most numbers of children that are halved on the way down to a block, over all levels. */
export function visitedNumbers(numbers: number, parents: number): number {
  let visited = 0;
  for (let left = parents; left > BLOCK; left /= 2) visited += Math.min(numbers, left);
  return visited;
}

/**
 * Finds the block of any child. The parents of all blocks together have exactly the asked numbers of children: a tree
 * halves them down to single blocks, and each half gets its part of every number, rounded up or down at random.
 */
export class ParentBlocks {
  readonly #key: Key;
  /** From all parents down to the block that was asked for last. */
  readonly #path: ParentRun[];

  constructor(alike: AlikeParents, key: Key) {
    this.#key = key;
    const parents = sumOf(alike.parents);
    const children = childrenOf(alike);
    this.#path = [{ number: 1, firstParent: 0, parents, firstChild: 0, children, alike }];
  }

  /** The block with this child. */
  of(child: number): ParentRun {
    while (this.#path.length > 1 && !hasChild(this.#path.at(-1) as ParentRun, child)) {
      this.#path.pop();
    }
    let run = this.#path.at(-1) as ParentRun;
    while (run.parents > BLOCK) {
      run = this.#half(run, child);
      this.#path.push(run);
    }
    return run;
  }

  /** The half of a run that has this child. The other one is not made: it may have many numbers too. */
  #half(run: ParentRun, child: number): ParentRun {
    const parents = Math.ceil(run.parents / BLOCK / 2) * BLOCK;
    const { alike, number, firstParent, firstChild } = run;
    const taken = dealt(run, parents, this.#chance(number));
    const children = childrenOf({ children: alike.children, parents: taken });
    const first = { number: 2 * number, firstParent, parents, firstChild, children };
    if (hasChild(first, child)) return { ...first, alike: withParents(alike.children, taken) };
    return {
      number: first.number + 1,
      firstParent: firstParent + parents,
      parents: run.parents - parents,
      firstChild: firstChild + children,
      children: run.children - children,
      alike: rest(alike, taken),
    };
  }

  /** A uniform number, 0 <= x < 1, for each run. */
  #chance(number: number): number {
    return (word(number | 0, this.#key.a, lane(this.#key, highWord(number), 0)) >>> 0) / TWO_32;
  }
}

function hasChild(
  { firstChild, children }: Pick<ParentRun, 'firstChild' | 'children'>,
  child: number,
): boolean {
  return child >= firstChild && child < firstChild + children;
}

/**
 * The part of each number of children that the first `parents` parents of a run have. Sums from the first number on are
 * rounded, which rounds every number up or down, and all of them as often up as their fractions say.
 */
function dealt({ alike, parents: all }: ParentRun, parents: number, chance: number): Float64Array {
  const share = parents / all;
  const dealt = new Float64Array(alike.parents.length);
  let before = 0;
  let taken = 0;
  for (let i = 0; i < dealt.length; i++) {
    const each = alike.parents[i] as number;
    before += each;
    const wanted = Math.floor(before * share + chance);
    // Of more than about 2^50 parents, sums are too coarse; the bounds keep what is left for the others correct.
    const least = Math.max(taken, parents - (all - before));
    const next = Math.min(Math.max(wanted, least), taken + each, parents);
    dealt[i] = next - taken;
    taken = next;
  }
  return dealt;
}

/** What is left of each number of children. */
function rest({ children, parents }: AlikeParents, taken: Float64Array): AlikeParents {
  const left = new Float64Array(parents.length);
  for (let i = 0; i < left.length; i++) left[i] = (parents[i] as number) - (taken[i] as number);
  return withParents(children, left);
}
