import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from '../../../application/ports/database-link.js';
import { nth } from '../../../domain/basics/nth.js';
import type { TableForeignKey } from '../../../domain/databases/loading/load-order.js';
import type { DatabaseSchema } from '../../../domain/databases/model/database-schema.js';
import { postgresql } from '../../../domain/sql-dialects/postgresql.js';
import { connectionProblem } from '../connection-problem.js';
import { checkDatabaseFile } from '../database-file.js';
import { driver } from '../driver.js';
import type { Referrer } from '../referrers.js';
import { SqlLink, type SqlRow } from '../sql-link.js';
import type { DuckdbConnection, DuckdbDriver, DuckdbInstance } from './duckdb-driver.js';
import { loadLevels, type OwnReferences } from './load-levels.js';
import { readCatalogue } from './read-catalogue.js';
import { readValue } from './read-value.js';
import { refusedChange } from './refused-change.js';
import { refusedValue } from './refused-value.js';

/** An unquoted empty cell is null, a quoted one an empty text. */
const CSV = {
  HEADER: 'false',
  DELIM: "','",
  QUOTE: `'"'`,
  ESCAPE: `'"'`,
  NULLSTR: "''",
  ALLOW_QUOTED_NULLS: 'false',
  AUTO_DETECT: 'false',
  NEW_LINE: String.raw`'\r\n'`,
};
const COPY_OPTIONS = ['FORMAT csv', ...Object.entries(CSV).map((pair) => pair.join(' '))].join(
  ', ',
);
const READ_OPTIONS = Object.entries(CSV)
  .map(([option, value]) => `${option} = ${value}`)
  .join(', ');

/** A DuckDB file. Rows are loaded by COPY from a temporary file of one batch. */
export class DuckdbLink extends SqlLink {
  readonly notation = { format: 'csv', csv: {} };
  override readonly hasSavepoints = false;
  /** DuckDB quotes names and texts as PostgreSQL does. */
  protected readonly dialect = postgresql;
  readonly product: string;
  readonly #instance: DuckdbInstance;
  readonly #connection: DuckdbConnection;
  #schema: Promise<DatabaseSchema> | undefined;

  private constructor(instance: DuckdbInstance, connection: DuckdbConnection, version: string) {
    super();
    this.#instance = instance;
    this.#connection = connection;
    this.product = `DuckDB ${version.replace(/^v/, '')}`;
  }

  /** Opens a file that exists: a misspelt name must not create one. */
  static async open(path: string): Promise<DuckdbLink> {
    checkDatabaseFile(path, 'duckdb');
    const duckdb = await driver<DuckdbDriver>('@duckdb/node-api');
    const instance = await refusing(duckdb.DuckDBInstance.create(path));
    return new DuckdbLink(instance, await refusing(instance.connect()), duckdb.version());
  }

  async query(sql: string): Promise<readonly SqlRow[]> {
    const reader = await refusing(this.#connection.runAndReadAll(sql));
    return reader.getRows();
  }

  /** An index tells texts apart that the collation of their column takes for the same. */
  override async collations(
    table: string,
    key: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const columns = key.map((column) => this.text(column)).join(', ');
    const texts = await this.query(
      `SELECT column_name FROM duckdb_columns() WHERE database_name = current_database() AND table_name = ${this.text(table)} AND column_name IN (${columns}) AND data_type = 'VARCHAR'`,
    );
    return new Map(texts.map(([column]) => [String(column), ' COLLATE POSIX']));
  }

  async hasTable(name: string): Promise<boolean> {
    const found = await this.query(
      `SELECT 1 FROM duckdb_tables() WHERE database_name = current_database() AND table_name = ${this.text(name)}`,
    );
    return found.length > 0;
  }

  protected readCatalogue(): Promise<DatabaseSchema> {
    return readCatalogue((sql) => this.query(sql));
  }

  /** Rows that refer to others are deleted before them. */
  protected async deleteRows(tables: readonly string[]): Promise<void> {
    for (const table of [...tables].reverse())
      await this.query(`DELETE FROM ${this.tableName(table)}`);
  }

  /** DuckDB refuses to delete or change a row that another one refers to. */
  async referrers(): Promise<readonly Referrer[]> {
    return [];
  }

  /** DuckDB has no triggers. */
  async hasTriggers(): Promise<boolean> {
    return false;
  }

  protected async reachable(): Promise<readonly SqlRow[]> {
    return [];
  }

  /** Two tables of DuckDB cannot refer to each other, because a foreign key is created with its table. */
  async allowForward(_keys: readonly TableForeignKey[]): Promise<void> {}

  async settleForward(): Promise<void> {}

  async loadRows(
    table: string,
    columns: readonly string[],
    batches: Iterable<Uint8Array>,
  ): Promise<number> {
    const own = await this.#ownReferences(table, columns);
    if (own === undefined) return this.#loadInto(table, columns, batches);
    return loadLevels(
      (sql) => this.query(sql),
      own,
      (waiting) => this.#loadInto(waiting, columns, batches),
    );
  }

  override async addRows(table: string, columns: readonly string[], from: string): Promise<void> {
    const own = await this.#ownReferences(table, columns);
    if (own === undefined) return super.addRows(table, columns, from);
    await loadLevels(
      (sql) => this.query(sql),
      own,
      async (waiting) => {
        await super.addRows(waiting, columns, from);
        const [[count] = []] = await this.query(`SELECT count(*) FROM ${this.tableName(waiting)}`);
        return Number(count);
      },
    );
  }

  /** How rows of a table refer to rows of the same table; undefined if they do not. */
  async #ownReferences(
    table: string,
    columns: readonly string[],
  ): Promise<OwnReferences | undefined> {
    const { tables } = await this.#known();
    const keys = tables
      .filter(({ name }) => name === table)
      .flatMap(({ foreignKeys }) => foreignKeys)
      .filter((key) => key.table === table && key.columns.every((one) => columns.includes(one)));
    if (keys.length === 0) return undefined;
    return {
      target: this.tableName(table),
      columns: columns.map((column) => this.quoteName(column)),
      keys: keys.map((key) =>
        key.columns.map(
          (column, i) => [this.quoteName(column), this.quoteName(nth(key.references, i))] as const,
        ),
      ),
    };
  }

  /** The schema, which no load changes. Reading it for each table would take long in a file of many. */
  #known(): Promise<DatabaseSchema> {
    this.#schema ??= this.readCatalogue();
    return this.#schema;
  }

  async #loadInto(
    table: string,
    columns: readonly string[],
    batches: Iterable<Uint8Array>,
  ): Promise<number> {
    const statement = await this.#loading(table, columns);
    const folder = await mkdtemp(join(tmpdir(), 'tablewright-load-'));
    const file = join(folder, 'rows.csv');
    let written = 0;
    try {
      for (const batch of batches) {
        await writeFile(file, batch);
        const [[count] = []] = await this.query(statement(this.text(file)));
        written += Number(count);
      }
      return written;
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  /** The statement that loads a file of rows: COPY, or an INSERT of values that COPY would read otherwise. */
  async #loading(table: string, columns: readonly string[]): Promise<(file: string) => string> {
    const target = this.tableName(table);
    const described = await this.query(`DESCRIBE ${target}`);
    const types = new Map(described.map(([name, type]) => [String(name), String(type)]));
    const names = columns.map((column) => this.quoteName(column));
    const list = names.join(', ');
    const values = columns.map((column, i) =>
      readValue(names[i] as string, types.get(column) ?? ''),
    );
    if (values.every((value) => value === undefined)) {
      return (file) => `COPY ${target} (${list}) FROM ${file} (${COPY_OPTIONS})`;
    }
    // An error names these columns.
    const texts = columns.map((column) => `${this.text(column)}: 'VARCHAR'`).join(', ');
    const selected = values.map((value, i) => value ?? names[i]).join(', ');
    return (file) =>
      `INSERT INTO ${target} (${list}) SELECT ${selected} FROM read_csv(${file}, columns = {${texts}}, ${READ_OPTIONS})`;
  }

  /** DuckDB has no statement that sets a sequence, so the sequence is asked for as many numbers as the rows have taken. */
  async renumber(tables: readonly string[]): Promise<void> {
    const { tables: known } = await this.#known();
    for (const { name, columns } of known.filter((table) => tables.includes(table.name))) {
      for (const { name: column, default: fallback, generated } of columns) {
        const sequence = /^nextval\('([^']*)'\)/.exec(fallback ?? '')?.[1];
        const greatest = generated === undefined ? undefined : await this.greatest(name, column);
        if (sequence === undefined || greatest === undefined) continue;
        await this.#advance(sequence, greatest);
      }
    }
  }

  async analyze(tables: readonly string[]): Promise<void> {
    for (const table of tables) await this.query(`ANALYZE ${this.tableName(table)}`);
  }

  async close(): Promise<void> {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }

  async #advance(sequence: string, greatest: number): Promise<void> {
    const name = this.text(sequence.replace(/^.*\./, '').replaceAll('"', ''));
    const [found] = await this.query(
      `SELECT increment_by FROM duckdb_sequences() WHERE sequence_name = ${name}`,
    );
    // Only a new number says where the sequence is: its last value has another meaning once the file was reopened.
    const next = `SELECT max(nextval(${this.text(sequence)}))`;
    const [row] = await this.query(next);
    const steps = Math.floor((greatest - Number(row?.[0])) / Number(found?.[0]));
    if (steps > 0) await this.query(`${next} FROM range(${steps})`);
  }
}

/** The result of the driver. DuckDB refuses with plain errors, whose messages begin with their kind. */
async function refusing<A>(result: Promise<A>): Promise<A> {
  try {
    return await result;
  } catch (error) {
    const problem = connectionProblem(error);
    if (problem !== undefined) throw problem;
    const { message } = error as Error;
    if (!/^[A-Z][A-Za-z -]* Error: /.test(message)) throw error;
    throw new DatabaseError(refusedValue(message) ?? refusedChange(message) ?? message);
  }
}
