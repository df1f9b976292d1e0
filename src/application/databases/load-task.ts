import type { LoadOrder, TableForeignKey } from '../../domain/databases/loading/load-order.js';
import type { DatabaseLink, WrittenRows } from '../ports/database-link.js';
import type { OnProgress } from '../ports/on-progress.js';

/** The rows that a table receives. */
export interface TableRows {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly string[];
  /** The columns, and values that are not loaded but that other tables may refer to. */
  readonly fields: readonly string[];
  /** The names of the tables whose rows a column counts or sums. */
  readonly totalsOf: readonly string[];
  /** The same rows with some of the fields as columns. */
  only(fields: readonly string[]): TableRows;
  /** The rows from `offset` on, in the notation of the link, in batches of whole rows. */
  batches(offset: number, rows: number, onRows: (made: number) => void): Iterable<Uint8Array>;
}

export interface LoadTask {
  readonly link: DatabaseLink;
  readonly order: LoadOrder;
  /** The rows of the tables, by their names. Tables without rows count as left out. */
  readonly rows: ReadonlyMap<string, TableRows>;
  /** The names of the tables that keep rows of their own. */
  readonly present: ReadonlySet<string>;
  /** Whether triggers may write or delete rows of any table, so that only a count tells how many there are. */
  readonly hasTriggers: boolean;
  /**
   * By the name of a table, the foreign keys of rows that its triggers add, which the database checks at the end of the transaction.
   * Missing: there are none.
   */
  readonly keysOfTriggers?: ReadonlyMap<string, readonly TableForeignKey[]>;
  /** The names of the tables whose rows it adds or deletes. No other table may lose rows. */
  readonly written: ReadonlySet<string>;
  /** Counts the rows of each table. All of them are done when the database has taken the last one. */
  readonly onProgress: OnProgress;
  /** Whether rows that the database refuses are left out, instead of ending the load. Default: false. */
  readonly leavesOut?: boolean;
  /** The columns by which the rows of each table are matched with those that are there. Missing: all rows are added. */
  readonly upsertKeys?: ReadonlyMap<string, readonly string[]> | undefined;
  /** The rows that leave tables after the others are written, by the names of the tables. They have keys in `upsertKeys`. */
  readonly leaving?: ReadonlyMap<string, TableRows> | undefined;
  /** How many rows come within a span, by the names of the tables. Missing: the rows are those of no span. */
  readonly births?: ReadonlyMap<string, number> | undefined;
  /** Ends the load between two batches. The transaction is rolled back, and the reason of the signal is thrown. */
  readonly signal: AbortSignal;
}

/** What a load has written. */
export interface LoadedRows extends WrittenRows {
  /** The number of rows that have left tables. */
  readonly left: number;
  /** For each table that was left out, the reason, which begins with its name. */
  readonly refused: readonly string[];
  /** For each table of which some rows were left out, the first reason, which begins with its name. */
  readonly partial: readonly string[];
  /** What is to be said of tables whose columns also count or sum rows that were left out. */
  readonly miscounted: readonly string[];
}
