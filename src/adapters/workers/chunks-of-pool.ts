import type { Work } from '../../application/ports/row-source.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { LentChunks } from './lent-chunks.js';
import type { ThreadPool } from './thread-pool.js';

/** All tables together hold so many bytes of made rows that no reader has taken yet. */
const WAITING_BYTES = 16 * 1024 * 1024;
const LEAST_TASK_BYTES = 128 * 1024;
const MOST_TASK_BYTES = 2 * 1024 * 1024;

/** What is known here of a table that threads make: `input` is the request that they plan it from. */
export interface PooledTable extends Pick<TablePlan, 'request' | 'head' | 'foot' | 'longestRow'> {
  readonly input: unknown;
}

/**
 * A table made by the pool: parts of its rows ahead of the reader, so many that no thread of the pool must wait,
 * delivered in order. A reader who takes nothing stops the making.
 */
export async function* chunksOfPool(
  { request, head, foot, longestRow, input }: PooledTable,
  work: Work,
  pool: ThreadPool,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { signal, progress } = work;
  const lent = new LentChunks(pool.memory, work);
  const end = request.offset + request.rows;
  const job = pool.begin({ input, seed: request.seed });
  const making: { readonly count: number; readonly rows: Promise<Uint8Array> }[] = [];
  let next = request.offset;
  const stop = (): void => job.end();
  signal.addEventListener('abort', stop, { once: true });
  try {
    yield head;
    while (making.length > 0 || next < end) {
      while (making.length < pool.ahead && next < end) {
        const bytes = Math.max(longestRow, bytesOfTask(pool.jobs * pool.ahead));
        const count = Math.min(end - next, Math.floor(bytes / longestRow));
        const rows = job.make(next, count, bytes);
        // Awaited in order: one that fails before its turn is no unhandled rejection.
        rows.catch(() => {});
        making.push({ count, rows });
        next += count;
      }
      const first = making.shift();
      if (first === undefined) break;
      const rows = await first.rows.catch((error: Error) => {
        signal.throwIfAborted();
        throw error;
      });
      progress.rows += first.count;
      lent.collect();
      yield lent.lend(rows);
    }
    yield foot;
  } finally {
    signal.removeEventListener('abort', stop);
    job.end();
  }
}

/** A power of two, so that few sizes of memory go round. */
function bytesOfTask(tasks: number): number {
  const share = 2 ** Math.floor(Math.log2(WAITING_BYTES / tasks));
  return Math.max(LEAST_TASK_BYTES, Math.min(MOST_TASK_BYTES, share));
}
