import type { DatabaseTable } from '../../domain/databases/database-schema.js';
import type { LoadOrder, TableForeignKey } from '../../domain/databases/load-order.js';
import { DatabaseError, type DatabaseLink } from '../ports/database-link.js';

/** The rows that a table receives. */
export interface TableRows {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly string[];
  /** The rows from `offset` on, in the notation of the link, in batches of whole rows. */
  batches(offset: number, rows: number, onRows: (made: number) => void): Iterable<Uint8Array>;
}

/** Is called while tables are loaded. */
export interface LoadWatch {
  begin(table: TableRows): void;
  /** `made` counts the rows of the table that is being loaded. */
  rows(made: number): void;
  end(table: TableRows): void;
}

export interface LoadTask {
  readonly link: DatabaseLink;
  readonly order: LoadOrder;
  readonly rows: ReadonlyMap<string, TableRows>;
  readonly watch: LoadWatch;
  /** Ends the load between two batches. The transaction is rolled back, and the reason of the signal is thrown. */
  readonly signal: AbortSignal;
}

/** Loads all tables in one transaction. Returns the number of rows. */
export async function loadTables(task: LoadTask, truncate: boolean): Promise<number> {
  const { link, order } = task;
  const tables = loaded(task);
  const names = tables.map(({ name }) => name);
  await link.transaction(async () => {
    await link.allowForward(order.forward);
    if (truncate) await link.empty(names);
    const before = new Map<string, number>();
    for (const { name } of tables) before.set(name, await link.countRows(name));
    for (const table of tables) {
      task.watch.begin(table);
      await loadWindow(task, table, 0, table.rows);
      task.watch.end(table);
    }
    await link.settleForward(order.forward);
    for (const { name, rows } of tables)
      await checkCount(link, name, (before.get(name) ?? 0) + rows);
    await checkReferences(task);
    await link.renumber(names);
  });
  await link.analyze(names);
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

/** Rows in one transaction of a load that can be resumed. It is part of what the ledger means, so it never changes. */
export const RESUMABLE_WINDOW = 100_000;

/**
 * Loads the windows of all tables that the ledger does not have yet, each in a transaction with its entry. Returns the
 * number of rows that were loaded now.
 */
export async function resumeTables(task: LoadTask, load: string): Promise<number> {
  const { link } = task;
  const tables = loaded(task);
  const names = tables.map(({ name }) => name);
  let count = 0;
  for (const table of tables) {
    task.watch.begin(table);
    count += await resumeTable(task, load, table);
    task.watch.end(table);
  }
  await checkReferences(task);
  await link.renumber(names);
  await link.analyze(names);
  return count;
}

async function resumeTable(task: LoadTask, load: string, table: TableRows): Promise<number> {
  const { link } = task;
  const done = await link.ledger.windows(load, table.name);
  let count = 0;
  for (let window = 0; window * RESUMABLE_WINDOW < table.rows; window++) {
    if (done.has(window)) continue;
    const offset = window * RESUMABLE_WINDOW;
    const rows = Math.min(RESUMABLE_WINDOW, table.rows - offset);
    await link.transaction(async () => {
      await link.ledger.record(load, table.name, window, rows);
      await loadWindow(task, table, offset, rows);
    });
    count += rows;
  }
  return count;
}

/** The tables of the request in the order in which they are loaded. */
function loaded({ order, rows }: LoadTask): readonly TableRows[] {
  return order.tables.flatMap(({ name }) => rows.get(name) ?? []);
}

async function loadWindow(
  { link, watch, signal }: LoadTask,
  table: TableRows,
  offset: number,
  rows: number,
): Promise<void> {
  signal.throwIfAborted();
  const batches = table.batches(offset, rows, (made) => watch.rows(offset + made));
  try {
    await link.loadRows(table.name, table.columns, untilAborted(batches, signal));
  } catch (error) {
    throw error instanceof DatabaseError
      ? new DatabaseError(`${table.name}: ${error.message}`)
      : error;
  }
}

function* untilAborted(batches: Iterable<Uint8Array>, signal: AbortSignal): Iterable<Uint8Array> {
  for (const batch of batches) {
    signal.throwIfAborted();
    yield batch;
  }
}

async function checkCount(link: DatabaseLink, table: string, expected: number): Promise<void> {
  const found = await link.countRows(table);
  if (found === expected) return;
  throw new DatabaseError(
    `${table}: expected ${expected} rows after the load, found ${found}; a trigger, a rule or another client may change its rows`,
  );
}

/** A database checks its foreign keys itself, unless somebody has turned that off. */
async function checkReferences({ link, order, rows }: LoadTask): Promise<void> {
  const tables = order.tables.filter(({ name }) => rows.has(name));
  for (const { table, key } of tables.flatMap(foreignKeys)) {
    const orphans = await link.countOrphans(table, key);
    if (orphans === 0) continue;
    const columns = key.columns.join(', ');
    throw new DatabaseError(
      `${table}: ${orphans} rows have a ${columns} that ${key.table} does not have`,
    );
  }
}

function foreignKeys({ name, foreignKeys: keys }: DatabaseTable): readonly TableForeignKey[] {
  return keys.map((key) => ({ table: name, key }));
}
