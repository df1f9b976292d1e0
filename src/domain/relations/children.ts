import { NumberVector } from '../columns/vectors.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { type Permutation, permutation } from '../random/permutation.js';
import { type ChildCounts, countsOf } from './child-counts.js';
import type { ReferencedRows } from './referenced-rows.js';

/**
 * The number of parents whose children are dealt together: their numbers of children have the asked shares exactly.
 * It is part of the bytes of every set, so it never changes.
 */
const BLOCK = 1024;

function sumOf(counts: Int32Array): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The number of children of `parents` parents. It is the same for every seed. */
export function childRows(counts: ChildCounts, parents: number): number {
  const blocks = Math.floor(parents / BLOCK);
  const rest = sumOf(countsOf(counts, parents - blocks * BLOCK));
  return blocks === 0 ? rest : blocks * sumOf(countsOf(counts, BLOCK)) + rest;
}

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
  readonly #parents: number;
  readonly #full: Int32Array;
  readonly #last: Int32Array;
  readonly #perBlock: number;
  #block: Block | undefined;

  constructor(counts: ChildCounts, parents: number, key: Key) {
    this.#key = key;
    this.#parents = parents;
    this.#full = countsOf(counts, Math.min(BLOCK, parents));
    this.#last = countsOf(counts, parents % BLOCK);
    this.#perBlock = sumOf(this.#full);
  }

  /** Writes the parent of each row of a window, and its place among the children of this parent, from 0. */
  fill(parents: Float64Array, places: Float64Array, row: number, count: number): void {
    let i = 0;
    while (i < count) {
      const { firstParent, firstChild, starts } = this.#blockOf(row + i);
      const child = row + i - firstChild;
      const inBlock = Math.min(count, i + (starts.at(-1) as number) - child);
      let parent = parentAt(starts, child);
      let place = child - (starts[parent] as number);
      while (i < inBlock) {
        const left = (starts[parent + 1] as number) - (starts[parent] as number) - place;
        const end = Math.min(inBlock, i + left);
        for (; i < end; i++) {
          parents[i] = firstParent + parent;
          places[i] = place++;
        }
        parent++;
        place = 0;
      }
    }
  }

  #blockOf(row: number): Block {
    const fullBlocks = Math.floor(this.#parents / BLOCK);
    const index = this.#perBlock === 0 ? 0 : Math.floor(row / this.#perBlock);
    const number = Math.min(index, Math.max(fullBlocks, 0));
    const firstParent = number * BLOCK;
    if (this.#block?.firstParent !== firstParent) {
      const counts = number < fullBlocks ? this.#full : this.#last;
      const order = permutation(deriveKey(this.#key, 'block', String(number)), counts.length);
      const starts = startsOf(counts, order);
      this.#block = { firstParent, firstChild: number * this.#perBlock, starts };
    }
    return this.#block;
  }
}

function startsOf(counts: Int32Array, order: Permutation): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  for (let i = 0; i < counts.length; i++) {
    starts[i + 1] = (starts[i] as number) + (counts[order.at(i)] as number);
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

/** The parent of each row, and the place of the row among the children of this parent, from 0. */
export interface Children extends ReferencedRows {
  readonly places: NumberVector;
}

/** Deals the rows of a table to `parents` parents: the children of a parent lie next to each other. */
export function children(counts: ChildCounts, parents: number, key: Key): Children {
  const dealer = new Dealer(counts, parents, key);
  const rows = new NumberVector();
  const places = new NumberVector();
  const fill = (row: number, count: number): void => {
    dealer.fill(rows.data, places.data, row, count);
  };
  return { rows, places, steps: [{ vectors: [rows, places], fill }] };
}
