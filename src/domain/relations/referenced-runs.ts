import { oncePer } from '../basics/once-per.js';
import type { FillStep } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import type { ReferencedRows } from './referenced-rows.js';

/** The most rows that are skipped between two rows that are filled together. */
const MOST_SKIPPED = 8;
const TWO_32 = 0x1_0000_0000;

/** Rows `from` to `to` of a window refer to `most` rows of the other table from row `first` on, which are filled together. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly most: number;
}

/** The runs of a window, and the place of each row's referenced row in its run. */
interface ReferencedRuns {
  readonly runs: readonly Run[];
  readonly places: IndexVector;
  readonly steps: readonly FillStep[];
}

/** The runs of these rows. All columns that show cells of these rows share them. */
export const referencedRuns = oncePer((referenced: ReferencedRows): ReferencedRuns => {
  const { rows, steps } = referenced;
  const runs: Run[] = [];
  const places = new IndexVector();
  const fill = (_row: number, count: number): void => {
    runs.length = 0;
    for (let from = 0; from < count; from = (runs.at(-1) as Run).to) {
      runs.push(takeRun(rows.data, places.data, from, count));
    }
  };
  return { runs, places, steps: [...steps, { vectors: [places], fill }] };
});

/**
 * The run from row `from` on: the rows ascend without large gaps, and fit into vectors that have room for as many rows
 * as there are places. The rows of a run have the same high word.
 */
function takeRun(rows: Float64Array, places: Int32Array, from: number, count: number): Run {
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
  return { from, to, first, most: last + 1 };
}
