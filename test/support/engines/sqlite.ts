import sqlite from 'node-sqlite3-wasm';
import { quotedName, type SqliteValue, storedTable, tableNames } from '../sqlite.js';
import type { Engine, StoredTable } from './engine.js';

function asText(value: SqliteValue): string | null {
  return value === null ? null : String(value);
}

export class SqliteEngine implements Engine {
  readonly truth = { true: '1', false: '0' };
  readonly keepsDoubles = true;
  readonly #database = new sqlite.Database();

  async open(): Promise<void> {}

  async close(): Promise<void> {
    this.#database.close();
  }

  async run(sql: string): Promise<void> {
    this.#database.exec(sql);
  }

  async tables(): Promise<readonly string[]> {
    return tableNames(this.#database);
  }

  async read(table: string): Promise<StoredTable> {
    const { columns, rows } = storedTable(this.#database, table);
    return { columns, rows: rows.map((row) => row.map(asText)) };
  }

  async drop(table: string): Promise<void> {
    this.#database.exec(`DROP TABLE ${quotedName(table)}`);
  }

  async create(table: string, columns: readonly string[]): Promise<void> {
    this.#database.exec(
      `CREATE TABLE ${quotedName(table)} (${columns.map(quotedName).join(', ')})`,
    );
  }
}
