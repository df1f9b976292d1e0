import type { Preparation } from '../columns/preparation.js';
import { RowGroups } from './row-groups.js';
import { wholeTable } from './whole-table.js';

/** The estimated time to add a row to its group and to sort it, in nanoseconds, and that of a byte of its value. */
const ROW_COST = 60;
const BYTE_COST = 2;
/** The memory of a row, and of a value that no other row has, in bytes. */
const ROW_BYTES = 8;
const VALUE_BYTES = 48;

/** The rows of a whole table by values that all of them must be generated for. */
export interface RowIndex {
  groups(): RowGroups;
  readonly preparations: readonly Preparation[];
}

/** What an index is made of. */
export interface IndexedRows {
  readonly rows: number;
  /** The most different values. */
  readonly values: number;
  /** The length of the longest value in bytes. */
  readonly longest: number;
  /** The estimated time to generate the value of a row, in nanoseconds. */
  readonly cost: number;
  /** Adds the rows from the first one on, and yields the number of rows that are there. */
  readonly added: (groups: RowGroups) => Generator<number, void, undefined>;
}

/** The index of all rows of a table. */
export function rowIndex({ rows, values, longest, cost, added }: IndexedRows): RowIndex {
  const { result, preparations } = wholeTable({
    rows,
    rowCost: cost + ROW_COST + longest * BYTE_COST,
    bytes: rows * ROW_BYTES + Math.min(rows, values) * (VALUE_BYTES + 2 * longest),
    make: () => new RowGroups(rows),
    taken: added,
  });
  return { groups: result, preparations };
}
