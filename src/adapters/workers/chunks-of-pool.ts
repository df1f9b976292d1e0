import type { Work } from '../../application/ports/row-source.js';
import type { TextPlan } from '../../domain/generation/table-plan.js';
import { LentChunks } from './lent-chunks.js';
import type { ThreadPool } from './thread-pool.js';

/** The target for the bytes of finished rows that no client has read yet, over all tables. */
const WAITING_BYTES = 16 * 1024 * 1024;
const LEAST_TASK_BYTES = 128 * 1024;
const MOST_TASK_BYTES = 2 * 1024 * 1024;

/** The parts of a plan that this thread needs; the worker threads plan the table again from the request `input`. */
export interface PooledTable extends Pick<TextPlan, 'request' | 'head' | 'foot' | 'longestRow'> {
  readonly input: unknown;
}

/**
 * The chunks of a table made by the pool, in order. Parts are made ahead of the reader, enough of them to keep every
 * thread busy. If the reader stops, no further parts are started (back-pressure).
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
        // Parts are awaited in order; without this handler, one that fails early would be an unhandled rejection.
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

/** The size of a part in bytes: a power of two, so that the pool of buffers has few different sizes. */
function bytesOfTask(tasks: number): number {
  const share = 2 ** Math.floor(Math.log2(WAITING_BYTES / tasks));
  return Math.max(LEAST_TASK_BYTES, Math.min(MOST_TASK_BYTES, share));
}
