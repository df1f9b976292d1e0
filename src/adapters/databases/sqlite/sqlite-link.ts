import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import type Libsql from 'libsql';
import { DatabaseError } from '../../../application/ports/database-link.js';
import type { TableForeignKey } from '../../../domain/databases/loading/load-order.js';
import type { DatabaseSchema } from '../../../domain/databases/model/database-schema.js';
import { sqlite } from '../../../domain/sql-dialects/sqlite.js';
import { connectionProblem } from '../connection-problem.js';
import { checkDatabaseFile } from '../database-file.js';
import { readReferrers } from '../read-referrers.js';
import type { Referrer } from '../referrers.js';
import { rowsByTable } from '../rows-by-table.js';
import { SqlLink, type SqlRow } from '../sql-link.js';
import { type StagedSql, stagedByText } from '../staged-rows.js';
import { harmfulRule } from './conflict-rules.js';
import {
  collationsQuery,
  readCatalogue,
  referrersQuery,
  TABLES,
  triggersOnQuery,
} from './read-catalogue.js';
import { BETWEEN_ROWS, valuesText } from './values-text.js';

/** How long a statement waits while another process writes. */
const BUSY_MS = 10_000;

/** A SQLite file. Rows are loaded by INSERT statements of many rows, which are as fast as prepared ones. */
export class SqliteLink extends SqlLink {
  readonly notation = { format: valuesText.name };
  protected readonly dialect = sqlite;
  override readonly staged: StagedSql = {
    ...stagedByText,
    // The comparison of a column may ignore case.
    differs: (one: string, other: string) => `${one} IS NOT ${other} COLLATE BINARY`,
  };
  readonly product: string;
  readonly #database: Libsql.Database;

  private constructor(database: Libsql.Database) {
    super();
    this.#database = database;
    const [version] = database.prepare('SELECT sqlite_version()').raw().get() as [string];
    this.product = `SQLite ${version}`;
  }

  /** Opens a file that exists: a misspelt name must not create one. */
  static async open(path: string): Promise<SqliteLink> {
    checkDatabaseFile(path, 'sqlite');
    const load = createRequire(import.meta.url);
    const database = refusing(
      () => new (load('libsql') as typeof Libsql)(path, { timeout: BUSY_MS }),
    );
    const link = new SqliteLink(database);
    await link.query('PRAGMA foreign_keys = ON');
    return link;
  }

  async query(sql: string): Promise<readonly SqlRow[]> {
    return refusing(() => {
      const statement = this.#database.prepare(sql);
      if (statement.reader) return statement.raw().all() as readonly SqlRow[];
      statement.run();
      return [];
    });
  }

  /** A temporary table does not keep the collations of its columns, and an index may have others. */
  override async collations(
    table: string,
    key: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const found = await this.query(collationsQuery(this.text(table)));
    const indexes = [...rowsByTable(found).values()];
    const own = indexes.find(
      (parts) =>
        parts.length === key.length && parts.every(([column]) => key.includes(String(column))),
    );
    return new Map(own?.map(([column, name]) => [String(column), ` COLLATE ${name}`]));
  }

  async hasTable(name: string): Promise<boolean> {
    const found = await this.query(
      `SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ${this.text(name)}`,
    );
    return found.length > 0;
  }

  protected readCatalogue(): Promise<DatabaseSchema> {
    return readCatalogue((sql) => this.query(sql));
  }

  /** Rows of these tables may refer to each other, which no order of deletions respects. */
  protected async deleteRows(tables: readonly string[]): Promise<void> {
    await this.query('PRAGMA defer_foreign_keys = ON');
    for (const table of tables) await this.query(`DELETE FROM ${this.tableName(table)}`);
  }

  async referrers(
    tables: readonly string[],
    except: readonly string[],
  ): Promise<readonly Referrer[]> {
    const found = await this.query(referrersQuery(this.#list(tables), this.#list(except)));
    return readReferrers(
      found,
      (table) => ({ table, quoted: this.quoteName(table) }),
      (name) => this.quoteName(name),
    );
  }

  async hasTriggers(tables: readonly string[]): Promise<boolean> {
    return (await this.query(triggersOnQuery(this.#list(tables)))).length > 0;
  }

  override async unsafe(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.query(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name IN (${this.#list(tables)})`,
    );
    return new Map(
      found.flatMap(([table, sql]) => {
        const harm = harmfulRule(String(sql));
        return harm === undefined ? [] : [[String(table), harm] as const];
      }),
    );
  }

  protected async reachable(): Promise<readonly SqlRow[]> {
    const found = await this.query(TABLES);
    return found.map(([name]) => [name, name]);
  }

  async allowForward(keys: readonly TableForeignKey[]): Promise<void> {
    if (keys.length > 0) await this.query('PRAGMA defer_foreign_keys = ON');
  }

  /** COMMIT checks the deferred references. */
  async settleForward(): Promise<void> {}

  async loadRows(
    table: string,
    columns: readonly string[],
    batches: Iterable<Uint8Array>,
  ): Promise<number> {
    const list = columns.map((column) => this.quoteName(column)).join(', ');
    const insert = `INSERT INTO ${this.tableName(table)} (${list}) VALUES\n`;
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    let written = 0;
    for (const batch of batches) {
      const rows = decoder.decode(batch.subarray(0, -BETWEEN_ROWS.length));
      refusing(() => this.#database.exec(insert + rows));
      const [[changes] = []] = await this.query('SELECT changes()');
      written += Number(changes);
      // The statements block the event loop, which must see a signal.
      await setImmediate();
    }
    return written;
  }

  /** The next key of a table is behind its largest one. */
  async renumber(): Promise<void> {}

  async analyze(tables: readonly string[]): Promise<void> {
    for (const table of tables) await this.query(`ANALYZE ${this.tableName(table)}`);
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  /** Texts of SQL, separated by commas. */
  #list(tables: readonly string[]): string {
    return tables.map((table) => this.text(table)).join(', ');
  }
}

/** The result of the driver; what SQLite refuses becomes a `DatabaseError`. */
function refusing<A>(work: () => A): A {
  try {
    return work();
  } catch (error) {
    const problem = connectionProblem(error);
    if (problem !== undefined) throw problem;
    const { message, code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new DatabaseError(message);
  }
}
