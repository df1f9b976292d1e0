import { counted } from '../../domain/basics/counted.js';
import { DatabaseError, type WrittenRows } from '../ports/database-link.js';
import type { LoadTask, TableRows } from './load-task.js';

/** The tables of the request in the order in which they are loaded. */
export function tablesToLoad({ order, rows }: LoadTask): readonly TableRows[] {
  return order.tables.flatMap(({ name }) => rows.get(name) ?? []);
}

/** A table without rows has no progress: it is done at once. */
export function beginTable({ name, rows }: TableRows, { onProgress }: LoadTask): void {
  if (rows > 0) onProgress(0, rows, name);
}

/**
 * Loads rows of a table from `offset` on, or changes those that are there. Refuses if the database has written another number
 * of rows.
 */
export async function loadBatch(
  { link, rows: all, onProgress, signal, hasTriggers, upsertKeys }: LoadTask,
  table: TableRows,
  offset: number,
  rows: number,
): Promise<WrittenRows> {
  signal.throwIfAborted();
  const batches = table.batches(offset, rows, (made) => {
    if (offset + made < table.rows) onProgress(offset + made, table.rows, table.name);
  });
  const key = upsertKeys?.get(table.name);
  const untilThen = untilAborted(batches, signal);
  const written = await naming(table.name, async () =>
    key === undefined
      ? onlyNew(await link.loadRows(table.name, table.columns, untilThen))
      : await link.upsertRows(table.name, key, table.columns, untilThen, [...all.keys()]),
  );
  const reason = hasTriggers ? undefined : otherNumber(table.name, rows, written.rows);
  if (reason !== undefined) throw new DatabaseError(reason);
  return written;
}

/** What a load has written that adds all of its rows. */
export function onlyNew(rows: number): WrittenRows {
  return { rows, there: 0, changed: 0 };
}

export function sumOf(one: WrittenRows, other: WrittenRows): WrittenRows {
  return {
    rows: one.rows + other.rows,
    there: one.there + other.there,
    changed: one.changed + other.changed,
  };
}

/** What a table says that has another number of rows than expected. */
export function otherNumber(table: string, expected: number, found: number): string | undefined {
  if (found === expected) return undefined;
  return `${table}: expected ${counted(expected, 'row')} after the load, found ${found}; a trigger or a rule may change its rows`;
}

/** Puts the name of a table in front of what the database refuses. */
export async function naming<A>(table: string, work: () => Promise<A>): Promise<A> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DatabaseError ? new DatabaseError(`${table}: ${error.message}`) : error;
  }
}

export function* untilAborted(
  batches: Iterable<Uint8Array>,
  signal: AbortSignal,
): Iterable<Uint8Array> {
  for (const batch of batches) {
    signal.throwIfAborted();
    yield batch;
  }
}
