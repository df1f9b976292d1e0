import type { FillStep } from '../columns/fill-step.js';
import { singleSteps } from '../columns/one-step.js';
import type { NumberVector } from '../columns/vectors.js';
import { allocated } from '../generation/windows.js';
import { TypescriptKernel } from '../kernel/typescript-kernel.js';
import type { NumberBlocks } from '../lives/ascending-rows.js';

const BLOCK = 256;

/** Rows of which one alone is asked for are filled with those around it, which costs little more. */
const FEW = 32;
/** As many runs of rows are kept at first, and at most: 32 kB and 8 MB of numbers. */
const FIRST_KEPT = 128;
const MOST_KEPT = 32_768;

/** What fills a vector with numbers of rows. */
interface FilledNumbers {
  readonly rows: number;
  readonly values: NumberVector;
  readonly steps: readonly FillStep[];
  /** By which the numbers of the vector are multiplied. */
  readonly factor: number;
}

/** The numbers of a column in any rows, which are filled in blocks and kept for a while. */
export function numberBlocks({ rows, values, steps, factor }: FilledNumbers): NumberBlocks {
  const filled = singleSteps(steps);
  // The kernel of the thread belongs to the plan that runs.
  const { kernel } = allocated(filled, BLOCK, { more: 0, tables: 0 }, new TypescriptKernel());
  const kept = new KeptRuns((out, place, first, most) => {
    const count = Math.min(most, rows - first);
    for (const step of filled) step.fill(first, count, kernel);
    for (let i = 0; i < count; i++) out[place + i] = (values.data[i] as number) * factor;
  });
  return { rows, blockSize: BLOCK, at: (row) => kept.at(row) };
}

/** Writes the numbers of at most `most` rows from row `first` on to `out`, from a place on. */
type Make = (out: Float64Array, place: number, first: number, most: number) => void;

/** Runs of numbers, each in a place that its index alone tells. There are more places as more are missed. */
class KeptRuns {
  readonly #make: Make;
  #runs = FIRST_KEPT;
  #indices = new Float64Array(FIRST_KEPT).fill(-1);
  #numbers = new Float64Array(FIRST_KEPT * FEW);
  #missed = 0;
  /** Rows in order are asked for block by block. */
  readonly #block = new Float64Array(BLOCK);
  #blockIndex = -2;

  constructor(make: Make) {
    this.#make = make;
  }

  at(row: number): number {
    const block = Math.floor(row / BLOCK);
    if (block === this.#blockIndex) return this.#block[row - block * BLOCK] as number;
    const index = Math.floor(row / FEW);
    const place = index % this.#runs;
    if (this.#indices[place] === index) {
      return this.#numbers[place * FEW + row - index * FEW] as number;
    }
    if (block === this.#blockIndex + 1) {
      this.#make(this.#block, 0, block * BLOCK, BLOCK);
      this.#blockIndex = block;
      return this.#block[row - block * BLOCK] as number;
    }
    return this.#missedAt(row, index);
  }

  #missedAt(row: number, index: number): number {
    if (++this.#missed > 2 * this.#runs && this.#runs < MOST_KEPT) this.#grow();
    const place = index % this.#runs;
    this.#make(this.#numbers, place * FEW, index * FEW, FEW);
    this.#indices[place] = index;
    return this.#numbers[place * FEW + row - index * FEW] as number;
  }

  #grow(): void {
    this.#runs *= 4;
    this.#missed = 0;
    this.#indices = new Float64Array(this.#runs).fill(-1);
    this.#numbers = new Float64Array(this.#runs * FEW);
  }
}
