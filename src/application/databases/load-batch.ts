import { counted } from '../../domain/basics/counted.js';
import { DatabaseError } from '../ports/database-link.js';
import type { LoadTask, TableRows } from './load-task.js';

/** Loads rows of a table from `offset` on. Refuses if the database has written another number of rows. */
export async function loadBatch(
  { link, onProgress, signal, hasTriggers }: LoadTask,
  table: TableRows,
  offset: number,
  rows: number,
): Promise<void> {
  signal.throwIfAborted();
  const batches = table.batches(offset, rows, (made) => {
    if (offset + made < table.rows) onProgress(offset + made, table.rows, table.name);
  });
  const written = await naming(table.name, () =>
    link.loadRows(table.name, table.columns, untilAborted(batches, signal)),
  );
  const reason = hasTriggers ? undefined : otherNumber(table.name, rows, written);
  if (reason !== undefined) throw new DatabaseError(reason);
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
