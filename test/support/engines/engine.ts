/** A database that SQL is loaded into. Every engine creates its own schema and drops it at the end. */
export interface Engine {
  /** Creates the schema. Fails if the server cannot be reached. */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Runs statements unchanged. */
  run(sql: string): Promise<void>;
  /** Returns the names of all tables. */
  tables(): Promise<readonly string[]>;
  /** Returns the columns and rows of a table, with every value as text. */
  read(table: string): Promise<StoredTable>;
  drop(table: string): Promise<void>;
  /** Creates a table of text columns. */
  create(table: string, columns: readonly string[]): Promise<void>;
  /** The text of each boolean that is read back. */
  readonly truth: Readonly<Record<'true' | 'false', string>>;
  /** Whether decimals are read back as the nearest double. */
  readonly keepsDoubles: boolean;
}

export interface StoredTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** Returns a name that no other run uses. */
export function freshName(): string {
  return `tw_${globalThis.crypto.randomUUID().replaceAll('-', '')}`;
}
