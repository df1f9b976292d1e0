import { decimalText } from '../basics/decimal-text.js';
import { oncePer } from '../basics/once-per.js';

/**
 * A JSON value that a cell can contain.
 *
 * @example
 * const values: readonly Scalar[] = ['yes', 1, true];
 * values.length; // => 3
 */
export type Scalar = string | number | boolean;

/** The text of a value in formats without types. */
export function scalarText(value: Scalar): string {
  return typeof value === 'number' ? decimalText(value) : String(value);
}

/**
 * The values that a column of indices refers to. Encoded forms are cached by the identity of the table, so a table
 * that outlives a request (such as a list of the lexicon) is encoded once.
 */
export interface WordTable {
  readonly entries: readonly Scalar[];
}

/** The table of a list; the same list always has the same table. */
export const wordTable = oncePer(
  (entries: readonly Scalar[]): WordTable => Object.freeze({ entries }),
);
