import {
  DatabaseError,
  type DatabaseLink,
  type WrittenRows,
} from '../../application/ports/database-link.js';
import type { Ledger } from '../../application/ports/ledger.js';
import type { TableForeignKey } from '../../domain/databases/loading/load-order.js';
import { withoutBookkeeping } from '../../domain/databases/loading/without-bookkeeping.js';
import type { DatabaseSchema, ForeignKey } from '../../domain/databases/model/database-schema.js';
import { escapeText } from '../../domain/encoding/escape.js';
import { tableNameParts } from '../../domain/sql-dialects/names.js';
import type { SqlDialect } from '../../domain/sql-dialects/sql-dialect.js';
import { PARENT } from './own-names.js';
import { type Referrer, refuseEmptying } from './referrers.js';
import { SqlLedger } from './sql-ledger.js';
import {
  removeStaged,
  type StagedSql,
  stagedByText,
  updateStaged,
  upsertStaged,
  withWrittenKeys,
} from './staged-rows.js';

export type SqlRow = readonly unknown[];

/** What all databases do with the same statements. A subclass sends them, and does what the databases do differently. */
export abstract class SqlLink implements DatabaseLink {
  readonly ledger: Ledger = new SqlLedger(this);
  readonly hasSavepoints: boolean = true;
  readonly postponesChecks: boolean = true;
  readonly staged: StagedSql = stagedByText;
  /** The foreign keys that upserts of the open transaction have asked for, by table and tables written. */
  readonly #followers = new Map<string, readonly Referrer[]>();
  /** Whether the keys of written rows are kept. */
  #refusesRepeats = false;
  abstract readonly product: string;
  abstract readonly notation: Readonly<Record<string, unknown>>;
  protected abstract readonly dialect: SqlDialect;

  /** Runs one statement and returns its rows as arrays. */
  abstract query(sql: string): Promise<readonly SqlRow[]>;
  /** Whether the default schema has a table of this name. */
  abstract hasTable(name: string): Promise<boolean>;
  abstract hasTriggers(tables: readonly string[]): Promise<boolean>;
  abstract allowForward(keys: readonly TableForeignKey[]): Promise<void>;
  abstract settleForward(keys: readonly TableForeignKey[]): Promise<void>;
  abstract loadRows(
    table: string,
    columns: readonly string[],
    batches: Iterable<Uint8Array>,
  ): Promise<number>;
  abstract renumber(tables: readonly string[]): Promise<void>;
  abstract analyze(tables: readonly string[]): Promise<void>;
  abstract close(): Promise<void>;
  protected abstract readCatalogue(): Promise<DatabaseSchema>;
  /** Deletes all rows of the tables, whatever refers to them. */
  protected abstract deleteRows(tables: readonly string[]): Promise<void>;
  /** A row for each table that triggers may reach: its name in the schema, and the parts of its full name. */
  protected abstract reachable(): Promise<readonly SqlRow[]>;
  /** The foreign keys of all tables but `except` that refer to rows of these tables. */
  abstract referrers(
    tables: readonly string[],
    except: readonly string[],
  ): Promise<readonly Referrer[]>;

  async readSchema(): Promise<DatabaseSchema> {
    return withoutBookkeeping(await this.readCatalogue());
  }

  async transaction<A>(work: () => Promise<A>): Promise<A> {
    await this.query('BEGIN');
    this.#followers.clear();
    try {
      const result = await work();
      await this.query('COMMIT');
      return result;
    } catch (error) {
      // A connection that is lost has rolled back already, and its first error says more.
      await this.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  async attempt<A>(work: () => Promise<A>): Promise<A> {
    await this.query('SAVEPOINT attempt');
    try {
      const result = await work();
      await this.query('RELEASE SAVEPOINT attempt');
      return result;
    } catch (error) {
      await this.query('ROLLBACK TO SAVEPOINT attempt');
      // Otherwise it stays open, with its lock, and the next one is made within it.
      await this.query('RELEASE SAVEPOINT attempt');
      throw error;
    }
  }

  /** A file has one writer, whose lock ends with its process. A link to a server replaces this. */
  async lock(_name: string, _seconds: number): Promise<boolean> {
    return true;
  }

  /** What to write behind columns of a key. Most databases compare columns as their indexes do, in temporary tables, too. */
  async collations(_table: string, _key: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map();
  }

  async withoutRepeats<A>(
    table: string,
    key: readonly string[],
    work: () => Promise<A>,
  ): Promise<A> {
    this.#refusesRepeats = true;
    try {
      return await withWrittenKeys(this, table, key, work);
    } finally {
      this.#refusesRepeats = false;
    }
  }

  upsertRows(
    table: string,
    key: readonly string[],
    columns: readonly string[],
    batches: Iterable<Uint8Array>,
    written: readonly string[],
  ): Promise<WrittenRows> {
    const followers = () => this.#followersOf(table, written);
    const terms = { keepsKeys: this.#refusesRepeats, followers };
    return upsertStaged(this, { table, key, columns, batches }, terms);
  }

  /** Every batch of a load would ask the catalogue for the same, so only the first one of a transaction does. */
  async #followersOf(table: string, written: readonly string[]): Promise<readonly Referrer[]> {
    const asked = JSON.stringify([table, written]);
    const known = this.#followers.get(asked) ?? (await this.referrers([table], written));
    this.#followers.set(asked, known);
    return known;
  }

  async addRows(table: string, columns: readonly string[], from: string): Promise<void> {
    const list = columns.map((column) => this.quoteName(column)).join(', ');
    await this.query(
      `INSERT INTO ${this.tableName(table)} (${list}) ${this.staged.overriding}SELECT ${list} FROM ${from}`,
    );
  }

  update(
    table: string,
    key: readonly string[],
    columns: readonly string[],
    batches: Iterable<Uint8Array>,
  ): Promise<void> {
    return updateStaged(this, { table, key, columns, batches });
  }

  removeRows(
    table: string,
    key: readonly string[],
    batches: Iterable<Uint8Array>,
  ): Promise<number> {
    return removeStaged(this, { table, key, columns: key, batches });
  }

  async empty(tables: readonly string[]): Promise<void> {
    for (const referrer of await this.referrers(tables, tables)) {
      if (referrer.onDelete) await refuseEmptying(this, referrer);
    }
    await this.deleteRows(tables);
  }

  async countReachable(except: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (const [shown, ...parts] of await this.reachable()) {
      const name = String(shown);
      if (except.has(name)) continue;
      const quoted = parts.map((part) => this.quoteName(String(part))).join('.');
      counts.set(name, await this.#number(`SELECT count(*) FROM ${quoted}`));
    }
    return counts;
  }

  /** A database in which tables differ in this replaces it. */
  async unsafe(_tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map();
  }

  async countRows(table: string): Promise<number> {
    return this.#number(`SELECT count(*) FROM ${this.tableName(table)}`);
  }

  async distinct(table: string, column: string, most: number): Promise<readonly string[]> {
    const name = this.quoteName(column);
    const rows = await this.query(
      `SELECT DISTINCT ${name} FROM ${this.tableName(table)} WHERE ${name} IS NOT NULL ORDER BY ${name} LIMIT ${most}`,
    );
    return rows.map(([value]) => String(value));
  }

  async greatest(table: string, column: string): Promise<number | undefined> {
    const name = this.quoteName(column);
    const [row] = await this.query(`SELECT max(${name}) FROM ${this.tableName(table)}`);
    const value = row?.[0];
    if (value === null || value === undefined) return undefined;
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : undefined;
  }

  async countOrphans(table: string, key: ForeignKey): Promise<number> {
    return this.#number(`SELECT count(*) FROM ${this.#orphans(table, key)}`);
  }

  async deleteOrphans(table: string, key: ForeignKey): Promise<number> {
    const orphans = await this.countOrphans(table, key);
    if (orphans > 0) await this.query(`DELETE FROM ${this.#orphans(table, key)}`);
    return orphans;
  }

  quoteName(name: string): string {
    return this.dialect.quoteName(name);
  }

  /** The quoted form of `table` or `schema.table`. */
  tableName(table: string): string {
    return tableNameParts(table)
      .map((part) => this.quoteName(part))
      .join('.');
  }

  text(value: string): string {
    const form = this.dialect.literal(value, value.length);
    return form.open + escapeText(value, form.escape) + form.close;
  }

  /** The rows of a table whose foreign key has no row in the other table, as what follows FROM. */
  #orphans(table: string, { columns, table: other, references }: ForeignKey): string {
    const name = this.tableName(table);
    const pairs = columns.map((column, i) => {
      const own = `${name}.${this.quoteName(column)}`;
      return { own, equal: `${PARENT}.${this.quoteName(references[i] ?? column)} = ${own}` };
    });
    const complete = pairs.map(({ own }) => `${own} IS NOT NULL`).join(' AND ');
    const found = `SELECT 1 FROM ${this.tableName(other)} ${PARENT} WHERE ${pairs.map(({ equal }) => equal).join(' AND ')}`;
    return `${name} WHERE ${complete} AND NOT EXISTS (${found})`;
  }

  async #number(sql: string): Promise<number> {
    const [row] = await this.query(sql);
    const number = Number(row?.[0]);
    if (!Number.isFinite(number)) throw new DatabaseError(`no number from ${sql}`);
    return number;
  }
}
