import { type DrawnNumbers, type Draws, uniqueNumbers } from '../columns/drawn.js';

/**
 * A `unique` address or file name keeps what it shows of the row and ends in a number below this, a different
 * one in every row.
 */
export const UNIQUE_NUMBERS = 1_000_000_000;

/** That number, where a column is unique. */
export function uniqueNumber(draws: Draws): DrawnNumbers | undefined {
  return draws.unique ? uniqueNumbers(draws, { min: 0, step: 1, n: UNIQUE_NUMBERS }) : undefined;
}
