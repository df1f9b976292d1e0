import { log } from '../../distributions/elementary.js';
import { disclosableCount } from '../privacy/privacy.js';
import { type Node, UNDISCLOSED } from './node.js';

/** The penalty for each disclosed cell, as a share of half the logarithm of the rows. */
const PENALTY = 0.5;
/** The share of the marginal in a conditional distribution: no cell has the probability 0. */
const MIX = 0.1;

/** The penalty for each disclosed cell of a column, by its number of rows. */
export function penaltyOf(rows: number): number {
  return (PENALTY / 2) * log(rows);
}

/** The rows that a table tells of a cell; 0 if they are too few. */
export function disclosedRows(rows: number, k: number): number {
  return rows < k ? 0 : disclosableCount(rows, k);
}

/** The counts in which cells that a table tells are rounded as it rounds them: one row seldom changes what is chosen. */
export function withRoundedCells(cells: Int32Array, k: number): Int32Array {
  return cells.map((rows) => disclosedRows(rows, k) || rows);
}

/** A gain in log-likelihood, and what is left of it after the penalty for the cells that a column alone does not tell. */
export interface Gain {
  readonly raw: number;
  readonly penalised: number;
}

/** The distribution of a column, with which those under conditions are compared. */
export interface Disclosure {
  readonly shares: readonly number[];
  readonly penalty: number;
  gain(raw: number, disclosed: number): Gain;
}

export function disclosureOf({ codes, count }: Node, k: number): Disclosure {
  const marginal = new Float64Array(count);
  let rows = 0;
  for (const code of codes) {
    if (code === UNDISCLOSED) continue;
    marginal[code] = (marginal[code] as number) + 1;
    rows++;
  }
  const penalty = penaltyOf(Math.max(rows, k));
  return {
    shares: Array.from(marginal, (cells) => (rows === 0 ? 0 : cells / rows)),
    penalty,
    gain: (raw, disclosed) => ({ raw, penalised: raw - penalty * Math.max(0, disclosed - count) }),
  };
}

/**
 * The gain in the rows of one state, and the number of cells that the table tells of it. `covered` are the rows that are
 * drawn by the state, by default all of them.
 */
export function gainOfState(
  cells: Int32Array,
  shares: ArrayLike<number>,
  k: number,
  covered = cells,
): { readonly gain: number; readonly disclosed: number } {
  let [sum, disclosed, undisclosed, undisclosedShare] = [0, 0, 0, 0];
  for (let code = 0; code < cells.length; code++) {
    const count = cells[code] as number;
    sum += count;
    if (count >= k) disclosed++;
    else {
      undisclosed += count;
      undisclosedShare += shares[code] as number;
    }
  }
  // A state without cells to tell is drawn like the marginal.
  if (disclosed === 0) return { gain: 0, disclosed };
  // The rest of a state is drawn like the marginal of the codes that the state does not tell.
  const rest = undisclosed >= k ? undisclosed : 0;
  const total = sum - undisclosed + rest;
  let gain = 0;
  for (let code = 0; code < cells.length; code++) {
    const rows = covered[code] as number;
    if (rows === 0) continue;
    const count = cells[code] as number;
    const share = shares[code] as number;
    const mass = count >= k ? count : (rest * share) / undisclosedShare;
    gain += rows * log(((1 - MIX) * (mass / total) + MIX * share) / share);
  }
  return { gain, disclosed };
}
