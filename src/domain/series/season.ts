import { lazy } from '../basics/lazy.js';
import { cosineOfTurn } from './cosine.js';

/** Cells of the table of a turn. Between them the cosine is interpolated with an error below 10^-6. */
const CELLS = 4096;

const turn = lazy(() =>
  Float64Array.from({ length: CELLS + 1 }, (_, i) => cosineOfTurn(i / CELLS)),
);

/** A wave that adds `size` at its peaks and takes it away half a period later. */
export interface Season {
  readonly size: number;
  /** In the unit of the positions: steps, or milliseconds since 1970. */
  readonly period: number;
  /** The position of one of the peaks. */
  readonly peak: number;
}

/** Adds a season to values at these positions. */
export function addSeason(
  values: Float64Array,
  { size, period, peak }: Season,
  positions: Float64Array,
): void {
  const table = turn();
  for (let i = 0; i < values.length; i++) {
    const turns = ((positions[i] as number) - peak) / period;
    const cells = (turns - Math.floor(turns)) * CELLS;
    const cell = Math.min(cells | 0, CELLS - 1);
    const from = table[cell] as number;
    const wave = from + (cells - cell) * ((table[cell + 1] as number) - from);
    values[i] = (values[i] as number) + size * wave;
  }
}
