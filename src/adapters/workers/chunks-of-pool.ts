import type { Work } from '../../application/ports/row-source.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import type { ThreadPool } from './thread-pool.js';

/** All tables together hold so many bytes of made rows that no reader has taken yet. */
const WAITING_BYTES = 16 * 1024 * 1024;
const LEAST_TASK_BYTES = 128 * 1024;
const MOST_TASK_BYTES = 1024 * 1024;

/** What is known here of a table that threads make: `input` is the request that they plan it from. */
export interface PooledTable extends Pick<TablePlan, 'request' | 'head' | 'foot' | 'longestRow'> {
  readonly input: unknown;
}

/**
 * A table made by the pool: parts of its rows ahead of the reader by one for each thread and one more,
 * delivered in order. A reader who takes nothing stops the making.
 */
export async function* chunksOfPool(
  { request, head, foot, longestRow, input }: PooledTable,
  { signal, progress }: Work,
  pool: ThreadPool,
): AsyncGenerator<Uint8Array, void, undefined> {
  const end = request.offset + request.rows;
  const ahead = pool.threads + 1;
  const job = pool.begin({ input, seed: request.seed });
  const making: { readonly count: number; readonly chunks: Promise<readonly Uint8Array[]> }[] = [];
  let next = request.offset;
  const stop = (): void => job.end();
  signal.addEventListener('abort', stop, { once: true });
  try {
    yield head;
    while (making.length > 0 || next < end) {
      while (making.length < ahead && next < end) {
        const count = Math.min(end - next, rowsOfTask(longestRow, pool.jobs * ahead));
        const chunks = job.make(next, count);
        // Awaited in order: one that fails before its turn is no unhandled rejection.
        chunks.catch(() => {});
        making.push({ count, chunks });
        next += count;
      }
      const first = making.shift();
      if (first === undefined) break;
      const chunks = await first.chunks.catch((error: Error) => {
        signal.throwIfAborted();
        throw error;
      });
      progress.rows += first.count;
      yield* chunks;
    }
    yield foot;
  } finally {
    signal.removeEventListener('abort', stop);
    job.end();
  }
}

function rowsOfTask(longestRow: number, tasks: number): number {
  const share = Math.floor(WAITING_BYTES / tasks);
  const bytes = Math.max(LEAST_TASK_BYTES, Math.min(MOST_TASK_BYTES, share));
  return Math.max(1, Math.floor(bytes / longestRow));
}
