import type { DatabaseTable } from '../../domain/databases/database-schema.js';
import {
  isNullable,
  type LoadOrder,
  type TableForeignKey,
} from '../../domain/databases/load-order.js';
import { DatabaseError, type DatabaseLink } from '../ports/database-link.js';

/** The rows that a table receives. */
export interface TableRows {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly string[];
  /** The same rows without some of their columns, which then have their defaults. */
  without(columns: readonly string[]): TableRows;
  /** The rows from `offset` on, in the notation of the link, in batches of whole rows. */
  batches(offset: number, rows: number, onRows: (made: number) => void): Iterable<Uint8Array>;
}

/** Is called while tables are loaded. */
export interface LoadWatch {
  begin(table: TableRows): void;
  /** `made` counts the rows of the table that is being loaded. */
  rows(made: number): void;
  end(table: TableRows): void;
  /** The table stays as it was. The reason begins with its name. */
  refuse(table: TableRows, reason: string): void;
}

export interface LoadTask {
  readonly link: DatabaseLink;
  readonly order: LoadOrder;
  /** The rows of the tables, by their names. Tables without rows count as left out. */
  readonly rows: ReadonlyMap<string, TableRows>;
  readonly watch: LoadWatch;
  /** Whether a table whose rows are refused is left out, instead of ending the load. Default: false. */
  readonly leavesOut?: boolean;
  /** Ends the load between two batches. The transaction is rolled back, and the reason of the signal is thrown. */
  readonly signal: AbortSignal;
}

/** Loads all tables in one transaction, which first deletes the rows of the tables `emptied`. Returns the number of rows. */
export async function loadTables(task: LoadTask, emptied: readonly string[]): Promise<number> {
  const { link, order } = task;
  const names = loaded(task).map(({ name }) => name);
  const filled = await link.transaction(async () => {
    await link.allowForward(order.forward);
    if (emptied.length > 0) await link.empty(emptied);
    const before = new Map<string, number>();
    for (const name of names) before.set(name, await link.countRows(name));
    const done = await loadInOrder(task);
    await link.settleForward(order.forward);
    task.signal.throwIfAborted();
    for (const { name, rows } of done) await checkCount(link, name, (before.get(name) ?? 0) + rows);
    await checkReferences(task);
    await link.renumber(done.map(({ name }) => name));
    task.signal.throwIfAborted();
    return done;
  });
  if (filled.length > 0) await link.analyze(filled.map(({ name }) => name));
  return filled.reduce((sum, { rows }) => sum + rows, 0);
}

/** Returns the tables that were filled. */
async function loadInOrder(task: LoadTask): Promise<readonly TableRows[]> {
  const filled: TableRows[] = [];
  const refused = new Set<string>();
  for (const table of task.order.tables) {
    const rows = task.rows.get(table.name);
    if (rows === undefined) {
      refused.add(table.name);
      continue;
    }
    const reason = await loadTable(task, rows, referring(table, refused));
    if (reason === undefined) {
      filled.push(rows);
    } else {
      refused.add(table.name);
      task.watch.refuse(rows, reason);
    }
  }
  return filled;
}

/** The foreign keys of a table to tables that were left out. */
interface Referring {
  /** The name of a table without which no row can be. */
  readonly needed: string | undefined;
  /** The columns that are null without the others. */
  readonly nullable: readonly string[];
}

function referring(table: DatabaseTable, refused: ReadonlySet<string>): Referring {
  const keys = table.foreignKeys.filter((key) => refused.has(key.table));
  const isNull = (name: string): boolean =>
    table.columns.some((column) => column.name === name && column.isNullable);
  return {
    needed: keys.find((key) => !isNullable(table, key))?.table,
    nullable: keys.flatMap(({ columns }) => columns.filter(isNull)),
  };
}

/** Loads the rows of a table. Returns the reason why they were left out, or undefined. */
async function loadTable(
  task: LoadTask,
  table: TableRows,
  { needed, nullable }: Referring,
): Promise<string | undefined> {
  const { link, watch, leavesOut = false } = task;
  if (needed !== undefined) return `${table.name}: it refers to ${needed}`;
  const rows = nullable.length === 0 ? table : table.without(nullable);
  watch.begin(table);
  try {
    const load = () => loadWindow(task, rows, 0, rows.rows);
    await (leavesOut && link.hasSavepoints ? link.attempt(load) : load());
  } catch (error) {
    if (leavesOut && link.hasSavepoints && error instanceof DatabaseError) return error.message;
    throw error;
  }
  watch.end(table);
  return undefined;
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
async function checkReferences({ link, order, rows, signal }: LoadTask): Promise<void> {
  const tables = order.tables.filter(({ name }) => rows.has(name));
  for (const { table, key } of tables.flatMap(foreignKeys)) {
    signal.throwIfAborted();
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
