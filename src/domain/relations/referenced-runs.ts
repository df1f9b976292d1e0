import { oncePer } from '../basics/once-per.js';
import type { FillStep } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import type { ReferencedRows } from './referenced-rows.js';

/** The most rows that are skipped between two rows that are filled together. */
const MOST_SKIPPED = 8;
const TWO_32 = 0x1_0000_0000;

/**
 * The runs of a window: rows that refer to rows of the other table that are filled together. Lists of numbers, because each row
 * may be a run of its own.
 */
class Runs {
  count = 0;
  /** The first row of each run in the window, and the row after the last run. */
  begins = new Int32Array(0);
  /** The first row of the other table that a run fills, and how many it fills. */
  firsts = new Float64Array(0);
  mosts = new Int32Array(0);

  find(rows: Float64Array, places: Int32Array, count: number): void {
    if (this.begins.length <= count) this.#allocate(count);
    let found = 0;
    for (let from = 0; from < count; found++) {
      this.begins[found] = from;
      from = this.#take(rows, places, from, count, found);
    }
    this.begins[found] = count;
    this.count = found;
  }

  /**
   * Takes the run from row `from` on: the rows ascend without large gaps, and fit into vectors that have room for as many
   * rows as there are places. The rows of a run have the same high word. Returns the row after it.
   */
  #take(rows: Float64Array, places: Int32Array, from: number, count: number, run: number): number {
    const first = rows[from] as number;
    const limit = Math.min(rows.length, (Math.floor(first / TWO_32) + 1) * TWO_32 - first);
    let last = 0;
    let to = from;
    for (; to < count; to++) {
      const place = (rows[to] as number) - first;
      if (place < last || place >= limit || place - last > MOST_SKIPPED) break;
      places[to] = place;
      last = place;
    }
    this.firsts[run] = first;
    this.mosts[run] = last + 1;
    return to;
  }

  #allocate(rows: number): void {
    this.begins = new Int32Array(rows + 1);
    this.firsts = new Float64Array(rows);
    this.mosts = new Int32Array(rows);
  }
}

/** The runs of a window, and the place of each row's referenced row in its run. */
interface ReferencedRuns {
  readonly runs: Runs;
  readonly places: IndexVector;
  readonly steps: readonly FillStep[];
}

/** The runs of these rows. All columns that show cells of these rows share them. */
export const referencedRuns = oncePer((referenced: ReferencedRows): ReferencedRuns => {
  const { rows, steps } = referenced;
  const runs = new Runs();
  const places = new IndexVector();
  const fill = (_row: number, count: number): void => runs.find(rows.data, places.data, count);
  return { runs, places, steps: [...steps, { vectors: [places], fill }] };
});
