import type { Arena } from '../kernel/arena.js';
import type { ColumnPlan, Piece } from './column-plan.js';
import type { FillStep } from './fill-step.js';
import type { Preparation } from './preparation.js';
import { preparationsOf, preparingSteps } from './preparing-steps.js';
import { IndexVector, type NumberVector, type Vector } from './vectors.js';
import { listsOf, vectorsOf } from './vectors-of.js';

/**
 * The rows of a block: the items of its rows have consecutive numbers. A window lies within one block, and draws the
 * lengths of the rows before it in the block.
 */
export const ROW_BLOCK = 1024;

/** The lengths of rows before the window that are drawn at once. */
const DRAWN = 1024;

/** The numbers that the items of a block of rows take: a power of two, so that no block contains a multiple of 2^32. */
export function itemsPerBlock(block: number, most: number): number {
  let items = block;
  while (items < block * most) items *= 2;
  return items;
}

/**
 * The items of an array in the rows of a window. They are rows of a hidden table: the items of a row follow those of
 * the row before, and the items of each block of rows begin at a multiple of `itemsPerBlock`. So the number of an item
 * depends on the lengths of at most a block of rows.
 */
export class ItemRows {
  /** The number of items of each row. */
  readonly lengths = new IndexVector();
  /** The place of the first item of each row among those of the window, and the number of all. */
  readonly starts = new IndexVector();
  readonly most: number;
  /** The block of the items, as rows of arrays inside them. */
  readonly block: number;
  readonly #drawing: FillStep;
  readonly #mean: number;
  readonly #preparations: readonly Preparation[];
  #first = 0;
  #count = 0;

  /** `lengths` is a column of numbers of items, and `block` the block of its rows. */
  constructor({ steps, cell }: ColumnPlan, block: number) {
    const [drawn] = cell as readonly Extract<Piece, { kind: 'number' }>[];
    if (drawn?.kind !== 'number') throw new Error('a length is a number');
    this.most = drawn.max;
    this.block = itemsPerBlock(block, drawn.max);
    this.#mean = (drawn.min + drawn.max) / 2;
    this.#preparations = preparationsOf(steps);
    this.#drawing = this.#drawingStep(steps, drawn.values, block);
  }

  /** The number of items of the window. */
  get count(): number {
    return this.#count;
  }

  /** The steps that fill `lengths`, and the vectors of `steps` with the items of the window, one after the other. */
  steps(steps: readonly FillStep[]): readonly FillStep[] {
    const vectors = [...vectorsOf(steps)];
    const rows = new SizedVectors(vectors, (count) => count * this.most, this.#mean);
    const fill: FillStep['fill'] = (_row, _count, kernel) => {
      if (this.#count === 0) return;
      for (const step of steps) step.fill(this.#first, this.#count, kernel);
    };
    const lists = [...listsOf(steps)];
    return [
      ...preparingSteps(this.#preparations),
      ...preparingSteps(preparationsOf(steps)),
      this.#drawing,
      { vectors: [rows], fill, lists },
    ];
  }

  #drawingStep(steps: readonly FillStep[], values: NumberVector, block: number): FillStep {
    const drawn = new SizedVectors([...vectorsOf(steps)], (count) => Math.max(count, DRAWN), 1);
    const { lengths, starts } = this;
    const bounds = new SizedVectors([starts], (count) => count + 1, 1);
    const fill: FillStep['fill'] = (row, count, kernel) => {
      const start = row - (row % block);
      let first = (start / block) * this.block;
      for (let at = start; at < row; at += DRAWN) {
        const some = Math.min(DRAWN, row - at);
        for (const step of steps) step.fill(at, some, kernel);
        for (let i = 0; i < some; i++) first += values.data[i] as number;
      }
      for (const step of steps) step.fill(row, count, kernel);
      let items = 0;
      for (let i = 0; i < count; i++) {
        const length = values.data[i] as number;
        lengths.data[i] = length;
        starts.data[i] = items;
        items += length;
      }
      starts.data[count] = items;
      this.#first = first;
      this.#count = items;
    };
    return { vectors: [lengths, bounds, drawn], fill, block, lists: [...listsOf(steps)] };
  }
}

/** Vectors with another number of rows than the window. */
class SizedVectors implements Vector {
  readonly #vectors: readonly Vector[];
  readonly #sizeOf: (rows: number) => number;
  readonly cost: number;

  /** `perRow` is the mean number of their rows for each row of the window. */
  constructor(vectors: readonly Vector[], sizeOf: (rows: number) => number, perRow: number) {
    this.#vectors = vectors;
    this.#sizeOf = sizeOf;
    this.cost = perRow * vectors.reduce((sum, { cost }) => sum + cost, 0);
  }

  room(rows: number): number {
    return this.#vectors.reduce((sum, vector) => sum + vector.room(this.#sizeOf(rows)), 0);
  }

  allocate(arena: Arena, rows: number): void {
    for (const vector of this.#vectors) vector.allocate(arena, this.#sizeOf(rows));
  }
}
