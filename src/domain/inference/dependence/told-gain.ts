import { log } from '../../distributions/elementary.js';
import { tellableCount } from '../privacy/privacy.js';
import { type Node, UNTOLD } from './node.js';

/** The penalty for each told cell, as a share of half the logarithm of the rows. */
const PENALTY = 0.5;
/** The share of the marginal in a conditional distribution: no cell has the probability 0. */
const MIX = 0.1;

/** The penalty for each told cell of a column, by its number of rows. */
export function penaltyOf(rows: number): number {
  return (PENALTY / 2) * log(rows);
}

/** The rows that a table tells of a cell; 0 if they are too few. */
export function toldRows(rows: number, k: number): number {
  return rows < k ? 0 : tellableCount(rows, k);
}

/** The counts in which cells that a table tells are rounded as it rounds them: one row seldom changes what is chosen. */
export function withRoundedCells(cells: Int32Array, k: number): Int32Array {
  return cells.map((rows) => toldRows(rows, k) || rows);
}

/** A gain in log-likelihood, and what is left of it after the penalty for the cells that a column alone does not tell. */
export interface Gain {
  readonly raw: number;
  readonly penalised: number;
}

/** The distribution of a column, with which those under conditions are compared. */
export interface Telling {
  readonly shares: readonly number[];
  readonly penalty: number;
  gain(raw: number, told: number): Gain;
}

export function tellingOf({ codes, count }: Node, k: number): Telling {
  const marginal = new Float64Array(count);
  let rows = 0;
  for (const code of codes) {
    if (code === UNTOLD) continue;
    marginal[code] = (marginal[code] as number) + 1;
    rows++;
  }
  const penalty = penaltyOf(Math.max(rows, k));
  return {
    shares: Array.from(marginal, (cells) => (rows === 0 ? 0 : cells / rows)),
    penalty,
    gain: (raw, told) => ({ raw, penalised: raw - penalty * Math.max(0, told - count) }),
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
): { readonly gain: number; readonly told: number } {
  let [sum, told, untold, untoldShare] = [0, 0, 0, 0];
  for (let code = 0; code < cells.length; code++) {
    const count = cells[code] as number;
    sum += count;
    if (count >= k) told++;
    else {
      untold += count;
      untoldShare += shares[code] as number;
    }
  }
  // A state without cells to tell is drawn like the marginal.
  if (told === 0) return { gain: 0, told };
  // The rest of a state is drawn like the marginal of the codes that the state does not tell.
  const rest = untold >= k ? untold : 0;
  const total = sum - untold + rest;
  let gain = 0;
  for (let code = 0; code < cells.length; code++) {
    const rows = covered[code] as number;
    if (rows === 0) continue;
    const count = cells[code] as number;
    const share = shares[code] as number;
    const mass = count >= k ? count : (rest * share) / untoldShare;
    gain += rows * log(((1 - MIX) * (mass / total) + MIX * share) / share);
  }
  return { gain, told };
}
