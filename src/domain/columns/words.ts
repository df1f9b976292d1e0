import { oncePer } from './once-per.js';

/** A value as a caller can write it in JSON. */
export type Scalar = string | number | boolean;

/**
 * The values that a column of indices points into. Encoded forms are kept by the identity of a table, so
 * one that lives longer than a request (a lexicon's list) is made once.
 */
export interface WordTable {
  readonly entries: readonly Scalar[];
}

/** The table of a list: the same list gives the same table. */
export const wordTable = oncePer(
  (entries: readonly Scalar[]): WordTable => Object.freeze({ entries }),
);
