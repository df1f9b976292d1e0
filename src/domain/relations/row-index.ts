import type { Preparation } from '../columns/preparation.js';
import { RowGroups } from './row-groups.js';

/** The estimated time to add a row to its group and to sort it, in nanoseconds, and that of a byte of its value. */
const ROW_COST = 60;
const BYTE_COST = 2;
/** The memory of a row, and of a value that no other row has, in bytes. */
const ROW_BYTES = 8;
const VALUE_BYTES = 48;
/** The estimated time of one slice in nanoseconds: other work runs before each. */
const SLICE_COST = 20_000_000;

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

/** An index that is made in slices, so that other work can run between them. */
export function rowIndex({ rows, values, longest, cost, added }: IndexedRows): RowIndex {
  const rowCost = cost + ROW_COST + longest * BYTE_COST;
  const slice = Math.max(1024, Math.floor(SLICE_COST / rowCost));
  let made: { readonly groups: RowGroups; readonly adding: Generator<number> } | undefined;
  let there = 0;
  const upTo = (row: number): RowGroups => {
    if (made === undefined) {
      const groups = new RowGroups(rows);
      made = { groups, adding: added(groups) };
    }
    while (there < row) there = (made.adding.next().value as number | undefined) ?? rows;
    return made.groups;
  };
  const bytes = rows * ROW_BYTES + Math.min(rows, values) * (VALUE_BYTES + 2 * longest);
  // A table may have more rows than there can be slices: its memory is refused before they are made.
  const slices = Math.min(1000, Math.ceil(rows / slice));
  const preparations = Array.from(
    { length: slices },
    (_, i): Preparation => ({
      cost: (rows * rowCost) / slices,
      bytes: bytes / slices,
      make: () => {
        upTo(Math.ceil((rows * (i + 1)) / slices));
      },
    }),
  );
  return { groups: () => upTo(rows), preparations };
}
