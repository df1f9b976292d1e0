import { Worker } from 'node:worker_threads';
import type { TableSample } from '../../../domain/tables/table-sample.js';
import type { ReadRange } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';
import type { FromThread, ParquetWork } from './messages.js';

const THREAD = new URL('./parquet-thread.js', import.meta.url);

/** Megabytes of heap: a sample takes a fraction of it. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Reads a parquet file in a thread of its own. A few bytes of it can ask for gigabytes of values, or for hours:
 * only a thread has a heap of its own bounds, and can be ended in the middle of its work.
 */
export async function parquetInThread(
  range: ReadRange,
  work: ParquetWork,
  signal: AbortSignal,
): Promise<TableSample> {
  signal.throwIfAborted();
  const thread = new Worker(THREAD, { workerData: work, resourceLimits: HEAP, stderr: true });
  let leave = (): void => {};
  try {
    return await new Promise<TableSample>((resolve, reject) => {
      leave = () => reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      thread.on('message', (message: FromThread) => {
        if (message.is === 'sample') resolve(message.sample);
        else if (message.is === 'unreadable') reject(unreadable(message.reason));
        else {
          range(message.start, message.end).then((bytes) => thread.postMessage(bytes), reject);
        }
      });
      thread.once('error', () => reject(unreadable('the parquet file needs too much memory')));
      thread.once('exit', () => reject(unreadable('the parquet file could not be read')));
    });
  } finally {
    signal.removeEventListener('abort', leave);
    await thread.terminate();
  }
}
