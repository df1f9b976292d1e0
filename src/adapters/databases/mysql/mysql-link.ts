import { Readable } from 'node:stream';
import type Mysql from 'mysql2/promise';
import { DatabaseError } from '../../../application/ports/database-link.js';
import type { TableForeignKey } from '../../../domain/databases/loading/load-order.js';
import type { DatabaseSchema } from '../../../domain/databases/model/database-schema.js';
import { mysql } from '../../../domain/sql-dialects/mysql.js';
import { connectionProblem } from '../connection-problem.js';
import { copyText } from '../copy-text.js';
import { driver } from '../driver.js';
import { readReferrers } from '../read-referrers.js';
import type { Referrer } from '../referrers.js';
import { SqlLink, type SqlRow } from '../sql-link.js';
import type { StagedSql } from '../staged-rows.js';
import {
  REACHABLE_QUERY,
  referrersQuery,
  triggersOnQuery,
  unsafeTablesQuery,
} from './catalogue-queries.js';
import { readCatalogue } from './read-catalogue.js';

/**
 * Errors are errors, a key 0 is not a number to be given, a backslash is an escape as LOAD DATA below expects, and moments
 * are in UTC. The server keeps a few warnings of a statement, so notes, about rounded decimals, must not fill their list.
 */
const SETTINGS = [
  "sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_AUTO_VALUE_ON_ZERO'",
  "time_zone = '+00:00'",
  'sql_notes = 0',
  'max_error_count = 64',
];

/** A connection to MySQL or MariaDB. Rows are loaded by LOAD DATA LOCAL INFILE. */
export class MysqlLink extends SqlLink {
  readonly notation = { format: copyText.name };
  protected readonly dialect = mysql;
  override readonly staged: StagedSql = {
    // Any other statement that drops a table would end the transaction.
    drop: 'DROP TEMPORARY TABLE',
    overriding: '',
    // ON UPDATE CURRENT_TIMESTAMP.
    changesUnset: true,
    // Texts that differ in case are equal in most collations.
    differs: (one, other) => `NOT (CAST(${one} AS BINARY) <=> CAST(${other} AS BINARY))`,
    update: ({ target, source, sets, same, where }) => {
      const values = sets.map(({ column, value }) => `${target}.${column} = ${value}`);
      return `UPDATE ${target} JOIN ${source} ON ${same} SET ${values.join(', ')} WHERE ${where}`;
    },
    // CREATE INDEX would end the transaction.
    indexed: (table, columns, query) => [
      `CREATE TEMPORARY TABLE ${table} (INDEX (${columns})) AS ${query}`,
    ],
  };
  readonly product: string;
  readonly #connection: Mysql.Connection;

  private constructor(connection: Mysql.Connection, product: string) {
    super();
    this.#connection = connection;
    this.product = product;
  }

  /** Connects to the server. MYSQL_PWD is the password of a URL without one. */
  static async open(url: URL): Promise<MysqlLink> {
    const { default: driven } = await driver<{ default: typeof Mysql }>('mysql2/promise', 'mysql2');
    const address = new URL(url);
    address.protocol = 'mysql:';
    const { MYSQL_PWD } = process.env;
    // The driver throws at once what it does not understand of the URL.
    const connect = async (): Promise<Mysql.Connection> =>
      driven.createConnection({
        uri: address.href,
        ...(url.password === '' && MYSQL_PWD !== undefined ? { password: MYSQL_PWD } : {}),
        charset: 'utf8mb4',
        connectTimeout: 10_000,
        rowsAsArray: true,
        supportBigNumbers: true,
        bigNumberStrings: true,
        dateStrings: true,
      });
    const connection = await refusing(connect());
    // The error of a lost connection also rejects the statement that waits.
    connection.on('error', () => {});
    const [rows] = await refusing(connection.query<Mysql.RowDataPacket[]>('SELECT version()'));
    const link = new MysqlLink(connection, productOf(String(rows[0]?.[0])));
    await link.query(`SET SESSION ${SETTINGS.join(', ')}`);
    return link;
  }

  async query(sql: string): Promise<readonly SqlRow[]> {
    const [rows] = await refusing(this.#connection.query<Mysql.RowDataPacket[]>(sql));
    return Array.isArray(rows) ? (rows as unknown as readonly SqlRow[]) : [];
  }

  async hasTable(name: string): Promise<boolean> {
    const found = await this.query(
      `SELECT 1 FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = ${this.text(name)}`,
    );
    return found.length > 0;
  }

  /** Names of locks belong to the server, not to a database. */
  override async lock(name: string, seconds: number): Promise<boolean> {
    const key = `SHA2(CONCAT(DATABASE(), ' ', ${this.text(name)}), 256)`;
    const [row] = await this.query(`SELECT GET_LOCK(${key}, ${seconds})`);
    return Number(row?.[0]) === 1;
  }

  protected readCatalogue(): Promise<DatabaseSchema> {
    return readCatalogue((sql) => this.query(sql), this.product.startsWith('MariaDB'));
  }

  /** DELETE, because TRUNCATE would end the transaction. */
  protected async deleteRows(tables: readonly string[]): Promise<void> {
    const [row] = await this.query('SELECT @@foreign_key_checks');
    // Rows of these tables may refer to each other, which no order of deletions respects.
    await this.query('SET foreign_key_checks = 0');
    for (const table of tables) await this.query(`DELETE FROM ${this.tableName(table)}`);
    await this.query(`SET foreign_key_checks = ${row?.[0]}`);
  }

  async referrers(
    tables: readonly string[],
    except: readonly string[],
  ): Promise<readonly Referrer[]> {
    // A list in SQL has a member, and no table has this one.
    const found = await this.query(referrersQuery(this.#list(tables), this.#list(['', ...except])));
    return readReferrers(
      found,
      (name) => ({ table: name.replace(/^.*\./, ''), quoted: this.tableName(name) }),
      (name) => this.quoteName(name),
    );
  }

  async hasTriggers(tables: readonly string[]): Promise<boolean> {
    return (await this.query(triggersOnQuery(this.#list(tables)))).length > 0;
  }

  protected reachable(): Promise<readonly SqlRow[]> {
    return this.query(REACHABLE_QUERY);
  }

  override async unsafe(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.query(unsafeTablesQuery(this.#list(tables)));
    return new Map(
      found.map(([table, engine]) => [
        String(table),
        `its engine ${engine} has no transactions, so a load could not be taken back: ALTER TABLE ${this.tableName(String(table))} ENGINE = InnoDB`,
      ]),
    );
  }

  /** MySQL cannot defer foreign keys. The load checks all references itself before it commits. */
  async allowForward(keys: readonly TableForeignKey[]): Promise<void> {
    if (keys.length > 0) await this.query('SET foreign_key_checks = 0');
  }

  async settleForward(keys: readonly TableForeignKey[]): Promise<void> {
    if (keys.length > 0) await this.query('SET foreign_key_checks = 1');
  }

  async loadRows(
    table: string,
    columns: readonly string[],
    batches: Iterable<Uint8Array>,
  ): Promise<number> {
    const bits = await this.#bitsOf(table);
    const list = columns.map((column, i) => (bits.has(column) ? `@b${i}` : this.quoteName(column)));
    const numbers = columns.flatMap((column, i) =>
      bits.has(column) ? [`${this.quoteName(column)} = CAST(@b${i} AS UNSIGNED)`] : [],
    );
    const set = numbers.length === 0 ? '' : ` SET ${numbers.join(', ')}`;
    const [result] = await refusing(
      this.#connection.query<Mysql.ResultSetHeader>({
        sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE ${this.tableName(table)} CHARACTER SET utf8mb4 (${list.join(', ')})${set}`,
        infileStreamFactory: () => Readable.from(buffers(batches), { objectMode: false }),
      }),
    );
    if (result.warningStatus > 0) await this.#refuseWarnings();
    return result.affectedRows;
  }

  /** InnoDB moves AUTO_INCREMENT behind every key that is written. */
  async renumber(): Promise<void> {}

  async analyze(tables: readonly string[]): Promise<void> {
    await this.query(`ANALYZE TABLE ${tables.map((table) => this.tableName(table)).join(', ')}`);
  }

  async close(): Promise<void> {
    await this.#connection.end();
  }

  /** The columns of bits, for which LOAD DATA takes the digits of a number as bytes. */
  async #bitsOf(table: string): Promise<ReadonlySet<string>> {
    const found = await this.query(
      `SHOW COLUMNS FROM ${this.tableName(table)} WHERE Type LIKE 'bit%'`,
    );
    return new Set(found.map(([name]) => String(name)));
  }

  /** With LOCAL, the server skips or changes rows that break a rule, and warns. */
  async #refuseWarnings(): Promise<void> {
    const [first] = await this.query('SHOW WARNINGS LIMIT 1');
    if (first !== undefined) throw new DatabaseError(String(first[2]));
  }

  /** Texts of SQL, separated by commas. */
  #list(tables: readonly string[]): string {
    return tables.map((table) => this.text(table)).join(', ');
  }
}

/** The driver copies from buffers, not from other arrays of bytes. */
function* buffers(batches: Iterable<Uint8Array>): Iterable<Buffer> {
  for (const { buffer, byteOffset, byteLength } of batches) {
    yield Buffer.from(buffer, byteOffset, byteLength);
  }
}

function productOf(version: string): string {
  const [number] = version.split('-');
  return `${/mariadb/i.test(version) ? 'MariaDB' : 'MySQL'} ${number}`;
}

/** Numbers of errors whose message does not say what to do. */
const REMEDIES: Readonly<Record<number, string>> = {
  1148: 'set local_infile = 1 on the server',
  3948: 'set local_infile = 1 on the server',
};

/** The result of the driver; what the server refuses becomes a `DatabaseError`. */
async function refusing<A>(result: Promise<A>): Promise<A> {
  try {
    return await result;
  } catch (error) {
    const problem = connectionProblem(error);
    if (problem !== undefined) throw problem;
    const { message, code, errno } = error as NodeJS.ErrnoException;
    // Errors of the server and of the network have a text as code. Those of the program have none, an abort has a number.
    if (typeof code !== 'string') throw error;
    const remedy = REMEDIES[errno ?? 0];
    throw new DatabaseError(
      [message || code, ...(remedy === undefined ? [] : [remedy])].join('; '),
    );
  }
}
