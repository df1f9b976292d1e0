import type { TableForeignKey } from '../../domain/databases/loading/load-order.js';
import type { DatabaseSchema, ForeignKey } from '../../domain/databases/model/database-schema.js';
import type { Ledger } from './ledger.js';

/**
 * An open connection to a database. Names of tables are those of `readSchema`. Every method rejects with a
 * `DatabaseError` if the server refuses.
 */
export interface DatabaseLink {
  /** The product with its version, such as `PostgreSQL 15.20`. */
  readonly product: string;
  /** The members of a request that write the rows which `loadRows` reads: a format and its options. */
  readonly notation: Readonly<Record<string, unknown>>;
  readonly ledger: Ledger;
  /** Reads the ordinary tables: no views, no foreign tables, no partitions, no tables of extensions. */
  readSchema(): Promise<DatabaseSchema>;
  /** Runs `work` in one transaction, which is rolled back if `work` rejects. */
  transaction<A>(work: () => Promise<A>): Promise<A>;
  /** Whether `attempt` can be used. */
  readonly hasSavepoints: boolean;
  /** Runs `work` within a transaction and takes back only its changes if it rejects. */
  attempt<A>(work: () => Promise<A>): Promise<A>;
  /**
   * Deletes all rows of the tables, which are in the order in which they are loaded. Refuses if foreign keys would delete
   * or change rows of other tables with them.
   */
  empty(tables: readonly string[]): Promise<void>;
  /** Whether a trigger or a rule acts when rows of these tables are written or deleted. */
  hasTriggers(tables: readonly string[]): Promise<boolean>;
  /**
   * The number of rows of each table that triggers may reach, by its name: the catalogue leaves some out. The tables `except`
   * are not counted.
   */
  countReachable(except: ReadonlySet<string>): Promise<ReadonlyMap<string, number>>;
  /** Those of these tables whose rules or engine keep no row safe from a load, each with a reason and the remedy. */
  unsafe(tables: readonly string[]): Promise<ReadonlyMap<string, string>>;
  countRows(table: string): Promise<number>;
  /** The different values of a column as texts, in the order of the database: at most `most` of them. */
  distinct(table: string, column: string, most: number): Promise<readonly string[]>;
  /** The largest whole number of a column; undefined if the table has none. */
  greatest(table: string, column: string): Promise<number | undefined>;
  /** Whether `allowForward` accepts every foreign key without the rights of an owner. Otherwise rows are changed by `update`. */
  readonly postponesChecks: boolean;
  /**
   * Lets the rows of the current transaction refer to rows that are written later in it. Called before `empty`.
   */
  allowForward(keys: readonly TableForeignKey[]): Promise<void>;
  /** Checks what `allowForward` has postponed. The foreign keys are then as they were. */
  settleForward(keys: readonly TableForeignKey[]): Promise<void>;
  /**
   * Loads rows in `notation`. Each batch has whole rows, and the next one is asked for when the server has taken it.
   * Returns how many rows the database says it has written: a trigger may have dropped some, or written others.
   */
  loadRows(
    table: string,
    columns: readonly string[],
    batches: Iterable<Uint8Array>,
  ): Promise<number>;
  /**
   * Loads rows as `loadRows` does, in a transaction, into a table that may have some of them. A row whose `key` is there gets
   * the other columns. Any other row is added. Refuses two rows with one `key`, and changes with which foreign keys would
   * change rows of tables that are not `written` by the same load.
   */
  upsertRows(
    table: string,
    key: readonly string[],
    columns: readonly string[],
    batches: Iterable<Uint8Array>,
    written: readonly string[],
  ): Promise<WrittenRows>;
  /** Runs `work`, in which `upsertRows` refuses rows of a table with a `key` that an earlier call in it has written. */
  withoutRepeats<A>(table: string, key: readonly string[], work: () => Promise<A>): Promise<A>;
  /**
   * Changes rows in a transaction: `batches` have the columns `columns`, of which `key` identifies the rows. Only links
   * that do not postpone checks need it.
   */
  update(
    table: string,
    key: readonly string[],
    columns: readonly string[],
    batches: Iterable<Uint8Array>,
  ): Promise<void>;
  /**
   * Deletes the rows, in a transaction, that have the key of a given one: `batches` have its columns. Refuses if foreign keys
   * would delete or change others with them. Returns their number.
   */
  removeRows(table: string, key: readonly string[], batches: Iterable<Uint8Array>): Promise<number>;
  /** The number of rows whose foreign key has no row in the other table. */
  countOrphans(table: string, key: ForeignKey): Promise<number>;
  /** Deletes these rows in a transaction, and returns their number. */
  deleteOrphans(table: string, key: ForeignKey): Promise<number>;
  /** Moves the counters of keys that the database numbers itself behind the largest keys. */
  renumber(tables: readonly string[]): Promise<void>;
  /** Updates the statistics by which the database plans queries. Called outside of transactions. */
  analyze(tables: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** What a database has done with rows. */
export interface WrittenRows {
  readonly rows: number;
  /** Of these, the rows whose keys were there before. */
  readonly there: number;
  /** Of these, the rows that have other values now. */
  readonly changed: number;
}

/** What a database refuses, in words for its user. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
