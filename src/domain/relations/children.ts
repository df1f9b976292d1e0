import { lazy } from '../basics/lazy.js';
import { last } from '../basics/nth.js';
import { sumOf } from '../basics/sum-of.js';
import type { FillStep } from '../columns/fill-step.js';
import type { Preparation } from '../columns/preparation.js';
import { NumberVector } from '../columns/vectors.js';
import { deriveKey } from '../random/key.js';
import { type Key, lane, word } from '../random/mix.js';
import { type AlikeParents, alikeParents, type ChildCounts, mostChildren } from './child-counts.js';
import { BLOCK, ParentBlocks, visitedNumbers } from './parent-blocks.js';
import type { ReferencedRows } from './referenced-rows.js';

const TWO_32 = 0x1_0000_0000;

/** As many successive parents are alike if they are even: as many as rows, whose places are even. */
const EVEN_PARENTS = 64;

/** Estimated times in nanoseconds: for a number of children at its first use, and at each level of a tree, and for a shuffled parent. */
const PREPARED_COST = 500;
const NUMBER_COST = 15;
const PARENT_COST = 60;
/** Memory for a number of children at a level of a tree, in bytes. */
const NUMBER_BYTES = 12;

/** The parents of one block, by the number of children before each. */
interface Block {
  readonly firstParent: number;
  readonly firstChild: number;
  /** The number of children before each parent, counted from the first of the block; one more entry for the end. */
  readonly starts: Int32Array;
}

/** Deals children to parents, next to each other. The parent of any row is found without the rows before it. */
class Dealer {
  readonly #key: Key;
  readonly #order: (alike: AlikeParents, key: Key) => Int32Array;
  readonly #blocks: () => ParentBlocks;
  #block: Block | undefined;

  constructor(counts: ChildCounts, parents: number, key: Key, isEven: boolean) {
    this.#key = key;
    this.#order = isEven ? evenlyShuffled : shuffled;
    this.#blocks = lazy(
      () => new ParentBlocks(alikeParents(counts, parents), deriveKey(key, 'blocks')),
    );
  }

  make(): void {
    this.#blocks();
  }

  /** Writes the parent of each row of a window, and its place among the children of this parent, from 0. */
  fill(parents: Float64Array, places: Float64Array, row: number, count: number): void {
    for (let from = 0, to = 0; from < count; from = to) {
      const block = this.#blockOf(row + from);
      const child = row + from - block.firstChild;
      to = Math.min(count, from + last(block.starts) - child);
      dealRows(block, child, parents.subarray(from, to), places.subarray(from, to));
    }
  }

  /** The rows of the parent of a row. */
  extentOf(row: number): RowExtent {
    const { firstChild, starts } = this.#blockOf(row);
    const parent = parentAt(starts, row - firstChild);
    const start = starts[parent] as number;
    return { first: firstChild + start, count: (starts[parent + 1] as number) - start };
  }

  #blockOf(row: number): Block {
    const { firstParent, firstChild, alike } = this.#blocks().of(row);
    if (this.#block?.firstParent !== firstParent) {
      const key = deriveKey(this.#key, 'block', String(firstParent / BLOCK));
      this.#block = { firstParent, firstChild, starts: startsOf(this.#order(alike, key)) };
    }
    return this.#block;
  }
}

/** The number of children of each parent, in random order. */
function shuffled(alike: AlikeParents, key: Key): Int32Array {
  const order = inOrder(alike);
  shuffle(order, key, lane(key, 0, 0));
  return order;
}

/**
 * The same with every 64 parents alike: each takes one of 64 successive parts of the numbers in ascending order. Fewer
 * parents than a block are the last ones, in any order.
 */
function evenlyShuffled(alike: AlikeParents, key: Key): Int32Array {
  const order = inOrder(alike);
  if (order.length < BLOCK) return shuffled(alike, key);
  const each = BLOCK / EVEN_PARENTS;
  const even = new Int32Array(BLOCK);
  for (let part = 0; part < EVEN_PARENTS; part++) {
    const numbers = order.subarray(part * each, (part + 1) * each);
    shuffle(numbers, key, lane(key, part, 1));
    for (let i = 0; i < each; i++) even[i * EVEN_PARENTS + part] = numbers[i] as number;
  }
  for (let i = 0; i < each; i++) {
    const from = i * EVEN_PARENTS;
    shuffle(even.subarray(from, from + EVEN_PARENTS), key, lane(key, i, 2));
  }
  return even;
}

/** The number of children of each parent, in ascending order. */
function inOrder({ children, parents }: AlikeParents): Int32Array {
  const order = new Int32Array(sumOf(parents));
  let end = 0;
  for (let i = 0; i < parents.length; i++) {
    const start = end;
    end += parents[i] as number;
    order.fill(children[i] as number, start, end);
  }
  return order;
}

/** With at most 1024 numbers, a product of a word needs no rejection to be even. */
function shuffle(order: Int32Array, key: Key, laneOfWord: number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const target = Math.floor(((word(last, key.a, laneOfWord) >>> 0) * (last + 1)) / TWO_32);
    const moved = order[last] as number;
    order[last] = order[target] as number;
    order[target] = moved;
  }
}

/** The number of children before each parent, and of all. */
function startsOf(counts: Int32Array): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  for (let i = 0; i < counts.length; i++) {
    starts[i + 1] = (starts[i] as number) + (counts[i] as number);
  }
  return starts;
}

/** The last parent whose children begin at `child` or before. */
function parentAt(starts: Int32Array, child: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= child) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Writes the parents and places of the children from `child` on, all of one block. Parents have few children each, so
 * a loop over those of one parent would end by surprise for the processor.
 */
function dealRows(
  { firstParent, starts }: Block,
  child: number,
  parents: Float64Array,
  places: Float64Array,
): void {
  const count = parents.length;
  const first = parentAt(starts, child);
  // In each row, the number of parents that begin there: those without children begin with the next one.
  parents.fill(0);
  for (let next = first + 1; next < starts.length; next++) {
    const at = (starts[next] as number) - child;
    if (at >= count) break;
    parents[at] = (parents[at] as number) + 1;
  }
  let parent = first;
  for (let i = 0; i < count; i++) {
    parent += parents[i] as number;
    parents[i] = firstParent + parent;
    places[i] = child + i - (starts[parent] as number);
  }
}

/** Successive rows of a table. */
export interface RowExtent {
  readonly first: number;
  readonly count: number;
}

/** The parent of each row, and the place of the row among the children of this parent, from 0. */
export interface Children extends ReferencedRows {
  readonly places: NumberVector;
  /** The most rows of a parent. */
  readonly most: number;
  /** The rows of the parent of a row. */
  extentOf(row: number): RowExtent;
}

/** The parent of one row of a table that `children` deals by the same arguments. */
export function parentOfRow(row: number, dealing: Parameters<typeof children>): number {
  const [counts, parents, key, isEven = false] = dealing;
  const dealt = [new Float64Array(1), new Float64Array(1)] as const;
  new Dealer(counts, parents, key, isEven).fill(...dealt, row, 1);
  return dealt[0][0] as number;
}

/**
 * Deals the rows of a table to `parents` parents: the children of a parent lie next to each other. If they are even, every
 * 64 parents have about the same numbers of children.
 */
export function children(counts: ChildCounts, parents: number, key: Key, isEven = false): Children {
  const dealer = new Dealer(counts, parents, key, isEven);
  const rows = new NumberVector();
  const places = new NumberVector();
  const fill = (row: number, count: number): void => {
    dealer.fill(rows.data, places.data, row, count);
  };
  const most = mostChildren(counts);
  const numbers = counts.shares.length;
  const visited = visitedNumbers(numbers, parents);
  const jump = parents > BLOCK ? visited * NUMBER_COST + BLOCK * PARENT_COST : 0;
  const preparation: Preparation = {
    cost: numbers * PREPARED_COST + jump,
    bytes: (numbers + visited) * NUMBER_BYTES,
    make: () => dealer.make(),
  };
  const step: FillStep = { vectors: [rows, places], fill, preparation, jump };
  const extentOf = (row: number): RowExtent => dealer.extentOf(row);
  return { rows, places, most, extentOf, steps: [step], ascends: true };
}
