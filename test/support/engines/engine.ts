/** A database that SQL is loaded into. Every engine keeps to a schema of its own and drops it at the end. */
export interface Engine {
  /** Makes the schema. Fails where the server cannot be reached. */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Runs statements as they stand. */
  run(sql: string): Promise<void>;
  /** The names of all tables. */
  tables(): Promise<readonly string[]>;
  /** The columns and rows of a table, every value as text. */
  read(table: string): Promise<StoredTable>;
  drop(table: string): Promise<void>;
  /** Makes a table of text columns. */
  create(table: string, columns: readonly string[]): Promise<void>;
  /** How a boolean comes back. */
  readonly truth: Readonly<Record<'true' | 'false', string>>;
  /** Each CREATE TABLE waits for the disk. */
  readonly createsSlowly: boolean;
  /** Decimals come back as the nearest double. */
  readonly keepsDoubles: boolean;
}

export interface StoredTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** A name that no other run has taken. */
export function freshName(): string {
  return `tw_${globalThis.crypto.randomUUID().replaceAll('-', '')}`;
}
