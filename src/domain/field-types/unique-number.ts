import { type DrawnNumbers, type Draws, uniqueNumbers } from '../columns/drawn.js';

/**
 * A `unique` address or file name shows the same words as without `unique`, and also a number below this limit, which
 * is different in every row.
 */
export const UNIQUE_NUMBERS = 1_000_000_000;

/** Returns these numbers if the column is unique, otherwise `undefined`. */
export function uniqueNumber(draws: Draws): DrawnNumbers | undefined {
  return draws.unique ? uniqueNumbers(draws, { min: 0, step: 1, n: UNIQUE_NUMBERS }) : undefined;
}
