import pg from 'pg';
import { type Engine, freshName, type StoredTable } from './engine.js';

const URL = process.env.TABLEWRIGHT_TEST_POSTGRES_URL ?? 'postgresql://root@127.0.0.1:5432/test';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns values as the server sends them, because the conversions of the driver are not under test. */
const asText = { getTypeParser: () => (value: string) => value };

export class PostgresqlEngine implements Engine {
  readonly truth = { true: 't', false: 'f' };
  readonly keepsDoubles = false;
  readonly #schema = freshName();
  readonly #client = new pg.Client({ connectionString: URL, connectionTimeoutMillis: 60_000 });

  async open(): Promise<void> {
    await this.#client.connect();
    // Nothing needs to outlive the server, so no statement waits for the disk.
    await this.run(`SET synchronous_commit TO off; CREATE SCHEMA ${this.#schema}`);
    await this.run(`SET search_path TO ${this.#schema}`);
  }

  async close(): Promise<void> {
    await this.run(`SET client_min_messages TO error; DROP SCHEMA ${this.#schema} CASCADE`);
    await this.#client.end();
  }

  async run(sql: string): Promise<void> {
    await this.#client.query(sql);
  }

  async tables(): Promise<readonly string[]> {
    const sql = `SELECT relname FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
      WHERE relkind = 'r' AND nspname = '${this.#schema}'`;
    const { rows } = await this.#client.query<{ relname: string }>(sql);
    return rows.map(({ relname }) => relname);
  }

  async read(table: string): Promise<StoredTable> {
    const { fields, rows } = await this.#client.query<(string | null)[]>({
      text: `SELECT * FROM ${quoted(table)} ORDER BY ctid`,
      rowMode: 'array',
      types: asText,
    });
    return { columns: fields.map(({ name }) => name), rows };
  }

  async drop(table: string): Promise<void> {
    await this.run(`DROP TABLE ${quoted(table)}`);
  }

  async create(table: string, columns: readonly string[]): Promise<void> {
    const list = columns.map((name) => `${quoted(name)} TEXT`);
    await this.run(`CREATE TABLE ${quoted(table)} (${list.join(', ')})`);
  }
}
