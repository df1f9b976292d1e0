import type { PlannedTable } from '../../application/ports/row-source.js';
import type { Threads } from '../workers/own-pool.js';

/** The chunks of a table as `chunksOfThreads` makes them. Loads the pool of threads only if it is used. */
export async function* ofThreads(
  table: PlannedTable,
  threads: Threads,
  reuse: boolean,
  onRows: (made: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { chunksOfThreads } = await import('./chunks-of-threads.js');
  yield* chunksOfThreads(table, threads, reuse, onRows);
}
