import type { FillStep } from '../columns/fill-step.js';
import { NumberVector } from '../columns/vectors.js';
import type { ChangeCycles } from '../lives/change-cycles.js';
import type { Existence } from '../lives/existence.js';

/** Rows of a table, in the places of a plan. */
export interface PlacedRows {
  readonly rows: NumberVector;
  /** Fill the rows, and the moments at which they are shown. */
  readonly steps: readonly FillStep[];
}

/** Estimated times in nanoseconds of a row whose life is looked up, and of one that does not follow the row before. */
const LIFE_COST = 200;
export const JUMP_COST = 20_000;

/** The births and ends of rows in the places of a plan, which all moments of these rows share. */
export interface RowLives extends PlacedRows {
  readonly births: NumberVector;
  /** When the rows end that stay in the table; missing if they do not. */
  readonly ends?: NumberVector;
}

/** Looks up the lives of rows. */
export function livesOf({ rows, steps }: PlacedRows, existence: Existence): RowLives {
  const births = new NumberVector();
  const ends = existence.ends?.as === 'flag' ? new NumberVector() : undefined;
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const row = rows.data[i] as number;
      births.data[i] = existence.birthOf(row);
      if (ends !== undefined) ends.data[i] = existence.endOf(row);
    }
  };
  const vectors = ends === undefined ? [births] : [births, ends];
  const step: FillStep = { vectors, fill, cost: LIFE_COST, jump: JUMP_COST };
  return { rows, births, ...(ends && { ends }), steps: [...steps, step] };
}

/** The last changes of rows before a moment of each. */
export interface LastChanges {
  /** The cycle of the last change; -1 if there is none. */
  readonly cycles: NumberVector;
  /** Its moment; minus infinity if there is none. */
  readonly moments: NumberVector;
  readonly steps: readonly FillStep[];
}

/**
 * Looks up the last changes before the moments `at`, or before the end of the row. `later` are those before later moments
 * of the same rows, which often are the same.
 */
export function lastChanges(
  lives: RowLives,
  at: NumberVector,
  changes: ChangeCycles,
  later?: LastChanges,
): LastChanges {
  const { rows, births, ends } = lives;
  const cycles = new NumberVector();
  const moments = new NumberVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const moment = at.data[i] as number;
      const before = ends === undefined ? moment : Math.min(moment, ends.data[i] as number);
      const known = later?.moments.data[i] as number | undefined;
      if (known !== undefined && known < before) {
        moments.data[i] = known;
        cycles.data[i] = later?.cycles.data[i] as number;
        continue;
      }
      const row = rows.data[i] as number;
      const cycle = changes.lastCycle(row, births.data[i] as number, before);
      cycles.data[i] = cycle;
      moments.data[i] = cycle < 0 ? Number.NEGATIVE_INFINITY : changes.momentOf(row, cycle);
    }
  };
  const step = { vectors: [cycles, moments], fill, cost: 2 * LIFE_COST, jump: JUMP_COST };
  return { cycles, moments, steps: [...lives.steps, ...(later?.steps ?? []), step] };
}
