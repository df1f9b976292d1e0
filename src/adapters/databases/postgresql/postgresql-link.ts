import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type Pg from 'pg';
import type PgCopyStreams from 'pg-copy-streams';
import { DatabaseError } from '../../../application/ports/database-link.js';
import type { TableForeignKey } from '../../../domain/databases/loading/load-order.js';
import type { DatabaseSchema } from '../../../domain/databases/model/database-schema.js';
import { postgresql } from '../../../domain/sql-dialects/postgresql.js';
import { connectionProblem } from '../connection-problem.js';
import { copyText } from '../copy-text.js';
import { driver } from '../driver.js';
import { readReferrers } from '../read-referrers.js';
import type { Referrer } from '../referrers.js';
import { SqlLink, type SqlRow } from '../sql-link.js';
import { type StagedSql, stagedByText } from '../staged-rows.js';
import {
  foreignKeyQuery,
  heirsQuery,
  lentSequencesQuery,
  REACHABLE_QUERY,
  referrersQuery,
  sequencesQuery,
  triggersOnQuery,
} from './catalogue-queries.js';
import { readCatalogue } from './read-catalogue.js';

/** The packages that a person installs for this database. */
const PACKAGES = 'pg pg-copy-streams';

/** A connection to PostgreSQL. Rows are loaded by COPY. */
export class PostgresqlLink extends SqlLink {
  readonly notation = { format: copyText.name };
  override readonly postponesChecks = false;
  protected readonly dialect = postgresql;
  override readonly staged: StagedSql = { ...stagedByText, overriding: 'OVERRIDING SYSTEM VALUE ' };
  readonly product: string;
  readonly #client: Pg.Client;
  readonly #copyFrom: typeof PgCopyStreams.from;
  readonly #schemas: readonly string[];

  private constructor(
    client: Pg.Client,
    copyFrom: typeof PgCopyStreams.from,
    product: string,
    schemas: readonly string[],
  ) {
    super();
    this.#client = client;
    this.#copyFrom = copyFrom;
    this.product = product;
    this.#schemas = schemas;
  }

  /** Connects to the server. The member `schema` of the query names the schemas to read, the default one first. */
  static async open(url: URL): Promise<PostgresqlLink> {
    const { default: pg } = await driver<{ default: typeof Pg }>('pg', PACKAGES);
    const { default: copy } = await driver<{ default: typeof PgCopyStreams }>(
      'pg-copy-streams',
      PACKAGES,
    );
    const schemas = url.searchParams.get('schema')?.split(',') ?? [];
    const address = new URL(url);
    address.searchParams.delete('schema');
    // The driver reads the files of certificates at once.
    const made = async (): Promise<Pg.Client> =>
      new pg.Client({
        connectionString: address.href,
        application_name: 'tablewright',
        connectionTimeoutMillis: 10_000,
      });
    const client = await refusing(made());
    // The error of a lost connection also rejects the statement that waits.
    client.on('error', () => {});
    await refusing(client.connect());
    const link = new PostgresqlLink(client, copy.from, await version(client), schemas);
    // Moments are generated in UTC and written without a zone.
    await link.query("SET TIME ZONE 'UTC'");
    const path = schemas.map((name) => link.quoteName(name)).join(', ');
    if (path !== '') await link.query(`SET search_path TO ${path}`);
    return link;
  }

  async query(sql: string): Promise<readonly SqlRow[]> {
    const { rows } = await refusing(this.#client.query<unknown[]>({ text: sql, rowMode: 'array' }));
    return rows;
  }

  async hasTable(name: string): Promise<boolean> {
    const [row] = await this.query(`SELECT to_regclass(${this.text(name)}) IS NOT NULL`);
    return row?.[0] === true;
  }

  override async lock(name: string, seconds: number): Promise<boolean> {
    const sql = `SELECT pg_try_advisory_lock(hashtextextended(${this.text(name)}, 0))`;
    for (let left = seconds * 10; left > 0; left--) {
      const [row] = await this.query(sql);
      if (row?.[0] === true) return true;
      await setTimeout(100);
    }
    return false;
  }

  protected readCatalogue(): Promise<DatabaseSchema> {
    return readCatalogue((sql) => this.query(sql), this.#schemas);
  }

  override async empty(tables: readonly string[]): Promise<void> {
    for (const [heir] of await this.query(heirsQuery(this.#oids(tables)))) {
      const [row] = await this.query(`SELECT 1 FROM ONLY ${heir} LIMIT 1`);
      if (row !== undefined) {
        throw new DatabaseError(
          `rows of ${heir} would be deleted, because it inherits from a table of the load`,
        );
      }
    }
    await super.empty(tables);
  }

  protected async deleteRows(tables: readonly string[]): Promise<void> {
    const names = tables.map((table) => this.tableName(table));
    // A restart would give another table the numbers of its rows again.
    const [lent] = await this.query(lentSequencesQuery(this.#oids(tables)));
    const counters = lent?.[0] === true ? 'CONTINUE' : 'RESTART';
    try {
      await this.attempt(() => this.query(`TRUNCATE ${names.join(', ')} ${counters} IDENTITY`));
    } catch (error) {
      // TRUNCATE refuses tables that others refer to, even if the others are empty. DELETE checks their rows.
      if (!(error instanceof DatabaseError)) throw error;
      await this.query('SET CONSTRAINTS ALL DEFERRED');
      for (const name of names.reverse()) await this.query(`DELETE FROM ${name}`);
      await this.query('SET CONSTRAINTS ALL IMMEDIATE');
    }
  }

  async referrers(
    tables: readonly string[],
    except: readonly string[],
  ): Promise<readonly Referrer[]> {
    const found = await this.query(referrersQuery(this.#oids(tables), this.#oids(except)));
    return readReferrers(
      found,
      // The server has quoted the name where that is needed.
      (table) => ({ table, quoted: table }),
      (name) => this.quoteName(name),
    );
  }

  protected reachable(): Promise<readonly SqlRow[]> {
    return this.query(REACHABLE_QUERY);
  }

  async hasTriggers(tables: readonly string[]): Promise<boolean> {
    const [row] = await this.query(triggersOnQuery(this.#oids(tables)));
    return row?.[0] === true;
  }

  async allowForward(keys: readonly TableForeignKey[]): Promise<void> {
    await this.#alter(keys, 'DEFERRABLE');
    if (keys.length > 0) await this.query('SET CONSTRAINTS ALL DEFERRED');
  }

  async settleForward(keys: readonly TableForeignKey[]): Promise<void> {
    if (keys.length > 0) await this.query('SET CONSTRAINTS ALL IMMEDIATE');
    await this.#alter(keys, 'NOT DEFERRABLE');
  }

  async loadRows(
    table: string,
    columns: readonly string[],
    batches: Iterable<Uint8Array>,
  ): Promise<number> {
    const list = columns.map((column) => this.quoteName(column)).join(', ');
    const copying = this.#client.query(
      this.#copyFrom(`COPY ${this.tableName(table)} (${list}) FROM STDIN`),
    );
    await refusing(pipeline(Readable.from(batches, { objectMode: false }), copying));
    return copying.rowCount;
  }

  async renumber(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      const name = this.tableName(table);
      for (const [column, sequence, increment] of await this.query(
        sequencesQuery(this.text(name)),
      )) {
        const [edge, further] = Number(increment) > 0 ? ['max', '>'] : ['min', '<'];
        const last = `${edge}(${this.quoteName(String(column))})`;
        const literal = this.text(String(sequence));
        await this.query(
          `SELECT setval(${literal}, ${last}) FROM ${name} HAVING ${last} ${further} (SELECT last_value FROM ${sequence})`,
        );
      }
    }
  }

  async analyze(tables: readonly string[]): Promise<void> {
    await this.query(`ANALYZE ${tables.map((table) => this.tableName(table)).join(', ')}`);
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  #oids(tables: readonly string[]): string {
    return `ARRAY[${tables.map((table) => this.text(this.tableName(table))).join(', ')}]::regclass[]::oid[]`;
  }

  /** Changes the foreign keys that are not deferrable for the length of the transaction. Only their owner may do so. */
  async #alter(keys: readonly TableForeignKey[], to: string): Promise<void> {
    for (const { table, key } of keys) {
      if (key.isDeferrable) continue;
      const name = this.tableName(table);
      const found = await this.query(
        foreignKeyQuery(
          this.text(name),
          key.columns.map((column) => this.text(column)),
        ),
      );
      for (const [constraint] of found) {
        await this.query(
          `ALTER TABLE ${name} ALTER CONSTRAINT ${this.quoteName(String(constraint))} ${to}`,
        );
      }
    }
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';
const RIGHTS =
  'ask its owner to GRANT the right to this user, or name other schemas in the address, as ?schema=name';

async function version(client: Pg.Client): Promise<string> {
  const { rows } = await refusing(client.query<{ server_version: string }>('SHOW server_version'));
  return `PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`;
}

/** The result of the driver; what the server refuses becomes a `DatabaseError`. */
async function refusing<A>(result: Promise<A>): Promise<A> {
  try {
    return await result;
  } catch (error) {
    const problem = connectionProblem(error);
    if (problem !== undefined) throw problem;
    const { message, detail, where, hint, code } = error as Pg.DatabaseError;
    // Errors of the server and of the network have a text as code. Those of the program have none, an abort has a number.
    if (typeof code !== 'string') throw error;
    // The first line of the context names the table, the row and the column of COPY.
    const context = /^COPY [^\n]*/.exec(where ?? '')?.[0];
    const remedy = code === INSUFFICIENT_PRIVILEGE ? RIGHTS : undefined;
    const parts = [message || code, detail, context, hint, remedy].filter(
      (part) => part !== undefined,
    );
    throw new DatabaseError(parts.map((part) => part.replace(/\.$/, '')).join('; '));
  }
}
