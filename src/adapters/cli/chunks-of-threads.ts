import type { PlannedTable } from '../../application/ports/row-source.js';
import { chunksOfPool } from '../workers/chunks-of-pool.js';
import { ThreadPool } from '../workers/thread-pool.js';

/** The threads that a command may start. */
export interface Threads {
  readonly count: number;
  /** The module that a thread runs. */
  readonly entry: URL;
  /** The URLs of the modules of extensions. */
  readonly extensions: readonly string[];
}

/** The main thread gives no orders while it writes to a pipe, so a thread needs several in advance. */
const ORDERS = 4;

/** A part that cannot be made rejects with the reason, so nothing is logged besides. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/**
 * The chunks of a table in order, made by threads, which end with the last chunk or when the reader leaves the loop. If
 * `reuse`, the memory of a chunk is used again as soon as the reader asks for the next one.
 */
export async function* chunksOfThreads(
  table: PlannedTable,
  { count, entry, extensions }: Threads,
  reuse: boolean,
  onRows: (made: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const pool = new ThreadPool(count, silent, entry, extensions, ORDERS);
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
