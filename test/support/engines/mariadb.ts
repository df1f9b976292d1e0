import mysql, { type Connection, type FieldPacket } from 'mysql2/promise';
import { type Engine, freshName, type StoredTable } from './engine.js';

const URL = process.env.TABLEWRIGHT_TEST_MARIADB_URL ?? 'mysql://root@127.0.0.1:3306/test';

const quoted = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

export class MariadbEngine implements Engine {
  readonly truth = { true: '1', false: '0' };
  readonly keepsDoubles = false;
  readonly #schema = freshName();
  readonly #extraMode: string;
  #connection: Connection | undefined;

  /** `extraMode` is added to the sql_mode of the server. */
  constructor(extraMode = '') {
    this.#extraMode = extraMode;
  }

  async open(): Promise<void> {
    this.#connection = await mysql.createConnection({
      uri: URL,
      charset: 'utf8mb4',
      connectTimeout: 60_000,
      multipleStatements: true,
      rowsAsArray: true,
      // Returns values as the server sends them, because the conversions of the driver are not under test.
      typeCast: (field) => field.buffer()?.toString('utf8') ?? null,
    });
    await this.run(`CREATE DATABASE ${this.#schema}; USE ${this.#schema}`);
    if (this.#extraMode !== '') {
      await this.run(`SET sql_mode = CONCAT(@@sql_mode, ',${this.#extraMode}')`);
    }
  }

  async close(): Promise<void> {
    await this.run(`DROP DATABASE ${this.#schema}`);
    await this.#open().end();
  }

  async run(sql: string): Promise<void> {
    await this.#open().query(sql);
  }

  async tables(): Promise<readonly string[]> {
    return (await this.#query('SHOW TABLES')).rows.map(([name]) => name as string);
  }

  async read(table: string): Promise<StoredTable> {
    // The columns are renamed, because the driver rejects a column `__proto__`.
    const shown = await this.#query(`SHOW COLUMNS FROM ${quoted(table)}`);
    const columns = shown.rows.map(([name]) => name as string);
    const list = columns.map((name, i) => `${quoted(name)} AS c${i}`);
    const { rows } = await this.#query(`SELECT ${list.join(', ')} FROM ${quoted(table)}`);
    return { columns, rows };
  }

  async drop(table: string): Promise<void> {
    await this.run(`DROP TABLE ${quoted(table)}`);
  }

  async create(table: string, columns: readonly string[]): Promise<void> {
    const list = columns.map((name) => `${quoted(name)} TEXT`);
    await this.run(`CREATE TABLE ${quoted(table)} (${list.join(', ')}) CHARACTER SET utf8mb4`);
  }

  #open(): Connection {
    if (this.#connection === undefined) throw new Error('MariaDB is not open');
    return this.#connection;
  }

  async #query(sql: string): Promise<StoredTable> {
    const [rows, fields] = (await this.#open().query(sql)) as unknown as [
      (string | null)[][],
      FieldPacket[],
    ];
    return { columns: fields.map(({ name }) => name), rows };
  }
}
