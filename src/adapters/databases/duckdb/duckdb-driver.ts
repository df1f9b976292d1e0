import type { SqlRow } from '../sql-link.js';

/** The part of `@duckdb/node-api` that is called. Users install the package themselves, so its types may be missing. */
export interface DuckdbDriver {
  version(): string;
  readonly DuckDBInstance: {
    create(path: string, options?: Readonly<Record<string, string>>): Promise<DuckdbInstance>;
  };
}

export interface DuckdbInstance {
  connect(): Promise<DuckdbConnection>;
  closeSync(): void;
}

export interface DuckdbConnection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<DuckdbResult>;
  closeSync(): void;
}

export interface DuckdbResult {
  getRows(): readonly SqlRow[];
  /** Numbers that JSON has not, and moments, are texts. */
  getRowsJson(): readonly SqlRow[];
}
