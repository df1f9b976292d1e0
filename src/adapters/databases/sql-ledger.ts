import { DatabaseError } from '../../application/ports/database-link.js';
import { LEDGER_TABLE, type Ledger, type Starts } from '../../application/ports/ledger.js';

/** The part of a link that the ledger uses. */
interface Statements {
  query(sql: string): Promise<readonly (readonly unknown[])[]>;
  hasTable(name: string): Promise<boolean>;
  text(value: string): string;
  /** Takes a lock that the connection holds until it ends. Resolves to false if another one still holds it after `seconds`. */
  lock(name: string, seconds: number): Promise<boolean>;
}

/** The longest wait for another connection. A server rolls a batch of a killed load back within seconds. */
const LONGEST_WAIT = 60;

/** The entry of a load itself is that of no table. */
const WHOLE = '';

/** A ledger in a table of the default schema. */
export class SqlLedger implements Ledger {
  readonly #statements: Statements;

  constructor(statements: Statements) {
    this.#statements = statements;
  }

  async claim(load: string): Promise<void> {
    if (await this.#statements.lock(load, LONGEST_WAIT)) return;
    throw new DatabaseError(
      `another load of the same request is still running after ${LONGEST_WAIT} seconds; try again when it has ended`,
    );
  }

  async find(load: string): Promise<Starts | undefined> {
    if (!(await this.#statements.hasTable(LEDGER_TABLE))) return undefined;
    const [row] = await this.#statements.query(
      `SELECT starts FROM ${LEDGER_TABLE} WHERE ${this.#key(load, WHOLE)}`,
    );
    return row === undefined ? undefined : (JSON.parse(String(row[0])) as Starts);
  }

  async create(): Promise<void> {
    await this.#statements.query(
      `CREATE TABLE IF NOT EXISTS ${LEDGER_TABLE} (
        load_id VARCHAR(64) NOT NULL,
        table_name VARCHAR(255) NOT NULL,
        window_number INTEGER NOT NULL,
        row_count BIGINT NOT NULL,
        starts TEXT,
        PRIMARY KEY (load_id, table_name, window_number))`,
    );
  }

  begin(load: string, starts: Starts): Promise<void> {
    return this.#insert(load, WHOLE, 0, 0, JSON.stringify(starts));
  }

  async batches(load: string, table: string): Promise<ReadonlySet<number>> {
    const rows = await this.#statements.query(
      `SELECT window_number FROM ${LEDGER_TABLE} WHERE ${this.#key(load, table)}`,
    );
    return new Set(rows.map(([batch]) => Number(batch)));
  }

  record(load: string, table: string, batch: number, rows: number): Promise<void> {
    return this.#insert(load, table, batch, rows);
  }

  async #insert(
    load: string,
    table: string,
    batch: number,
    rows: number,
    starts?: string,
  ): Promise<void> {
    const text = (value: string) => this.#statements.text(value);
    const values = [
      text(load),
      text(table),
      batch,
      rows,
      starts === undefined ? 'NULL' : text(starts),
    ];
    await this.#statements.query(
      `INSERT INTO ${LEDGER_TABLE} (load_id, table_name, window_number, row_count, starts) VALUES (${values.join(', ')})`,
    );
  }

  #key(load: string, table: string): string {
    const text = (value: string) => this.#statements.text(value);
    return `load_id = ${text(load)} AND table_name = ${text(table)}`;
  }
}
