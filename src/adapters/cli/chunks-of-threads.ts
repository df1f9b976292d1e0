import { setFlagsFromString } from 'node:v8';
import type { PlannedTable } from '../../application/ports/row-source.js';
import { chunksOfPool } from '../workers/chunks-of-pool.js';
import { ownPool, type Threads } from '../workers/own-pool.js';

/**
 * The chunks of a table in order, made by threads, which end with the last chunk or when the reader leaves the loop. If
 * `reuse`, the memory of a chunk is used again as soon as the reader asks for the next one.
 */
export async function* chunksOfThreads(
  table: PlannedTable,
  threads: Threads,
  reuse: boolean,
  onRows: (made: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  // A start changes a flag of V8, and V8 takes the compiled code of the threads only with the usual flags.
  setFlagsFromString('--incremental-marking');
  const pool = ownPool(threads);
  const progress = { rows: 0 };
  const { signal } = new AbortController();
  const work = { callerId: '', signal, progress, hasReadAll: () => reuse };
  try {
    for await (const chunk of chunksOfPool(table, work, pool)) {
      onRows(progress.rows);
      yield chunk;
    }
  } finally {
    await pool.close();
  }
}
