/** A value as a caller can write it in JSON. */
export type Scalar = string | number | boolean;

/**
 * The values that a column of indices points into. Encoded forms are kept by the identity of a table, so
 * one that lives longer than a request (a lexicon's list) is made once.
 */
export interface WordTable {
  readonly entries: readonly Scalar[];
}

const tables = new WeakMap<readonly Scalar[], WordTable>();

/** The table of a list: the same list gives the same table. */
export function wordTable(entries: readonly Scalar[]): WordTable {
  const known = tables.get(entries);
  if (known !== undefined) return known;
  const table = Object.freeze({ entries });
  tables.set(entries, table);
  return table;
}
