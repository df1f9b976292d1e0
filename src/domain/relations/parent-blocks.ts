import { highWord, type Key, lane, word } from '../random/mix.js';
import { type AlikeParents, childrenOf } from './child-counts.js';

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
  readonly alike: readonly AlikeParents[];
}

/**
 * Finds the block of any child. The parents of all blocks together have exactly the asked numbers of children: a tree
 * halves them down to single blocks, and each half gets its part of every number, rounded up or down at random.
 */
export class ParentBlocks {
  readonly #key: Key;
  /** From all parents down to the block that was asked for last. */
  readonly #path: ParentRun[];

  constructor(alike: readonly AlikeParents[], key: Key) {
    this.#key = key;
    const parents = alike.reduce((sum, each) => sum + each.parents, 0);
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
      const [first, second] = this.#halves(run);
      run = hasChild(first, child) ? first : second;
      this.#path.push(run);
    }
    return run;
  }

  #halves(run: ParentRun): readonly [ParentRun, ParentRun] {
    const parents = Math.ceil(run.parents / BLOCK / 2) * BLOCK;
    const taken = dealt(run, parents, this.#chance(run.number));
    const children = childrenOf(taken);
    const { number, firstParent, firstChild } = run;
    const alike = taken.filter((each) => each.parents > 0);
    const first = { number: 2 * number, firstParent, parents, firstChild, children, alike };
    const second = {
      number: first.number + 1,
      firstParent: firstParent + parents,
      parents: run.parents - parents,
      firstChild: firstChild + children,
      children: run.children - children,
      alike: rest(run.alike, taken),
    };
    return [first, second];
  }

  /** A uniform number, 0 <= x < 1, for each run. */
  #chance(number: number): number {
    return (word(number | 0, this.#key.a, lane(this.#key, highWord(number), 0)) >>> 0) / TWO_32;
  }
}

function hasChild({ firstChild, children }: ParentRun, child: number): boolean {
  return child >= firstChild && child < firstChild + children;
}

/**
 * The part of each number of children that the first `parents` parents of a run have. Sums from the first number on are
 * rounded, which rounds every number up or down, and all of them as often up as their fractions say.
 */
function dealt(run: ParentRun, parents: number, chance: number): readonly AlikeParents[] {
  const share = parents / run.parents;
  let before = 0;
  let taken = 0;
  return run.alike.map((each) => {
    before += each.parents;
    const wanted = Math.floor(before * share + chance);
    // Of more than about 2^50 parents, sums are too coarse; the bounds keep what is left for the others correct.
    const least = Math.max(taken, parents - (run.parents - before));
    const next = Math.min(Math.max(wanted, least), taken + each.parents, parents);
    const own = next - taken;
    taken = next;
    return { children: each.children, parents: own };
  });
}

/** What is left of each number of children. Numbers that no parent has are dropped. */
function rest(all: readonly AlikeParents[], taken: readonly AlikeParents[]): AlikeParents[] {
  return all.flatMap(({ children, parents }, i) => {
    const left = parents - (taken[i] as AlikeParents).parents;
    return left === 0 ? [] : [{ children, parents: left }];
  });
}
