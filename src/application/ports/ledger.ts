/** The first numbers of the counters of a load, by table and field. */
export type Starts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * The record of loads in the database that they fill. A batch of rows and its entry are written in one transaction, so
 * that a load which was killed continues where it stopped.
 */
export interface Ledger {
  /**
   * Waits until no other connection works on the load, and keeps others out until this connection ends. A server goes on
   * for a while after a process was killed. Rejects with a `DatabaseError` if the wait is too long.
   */
  claim(load: string): Promise<void>;
  /** The starts of a load that has begun; undefined if it has not. Writes nothing. */
  find(load: string): Promise<Starts | undefined>;
  /** Creates the table of the ledger if there is none. Called outside of transactions, because MySQL would end one. */
  create(): Promise<void>;
  /** Records the start of a load. */
  begin(load: string, starts: Starts): Promise<void>;
  /** The numbers of the batches of a table that are loaded. */
  batches(load: string, table: string): Promise<ReadonlySet<number>>;
  /** Records a batch of `rows` rows within the transaction that loads it. */
  record(load: string, table: string, batch: number, rows: number): Promise<void>;
}

/** The table of the ledger. */
export const LEDGER_TABLE = 'tablewright_load';
