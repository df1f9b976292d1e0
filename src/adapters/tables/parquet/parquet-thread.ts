import { parentPort, workerData } from 'node:worker_threads';
import { HubFault } from '../../../application/ports/hub-fault.js';
import type { FromThread, ParquetWork, ToThread } from './messages.js';
import { readParquet } from './read-parquet.js';

const port = parentPort;
const { limits, mostBytes } = workerData as ParquetWork;

function say(message: FromThread): void {
  port?.postMessage(message);
}

/** One question at a time: the next bytes depend on what these say. */
function range(start: number, end?: number): Promise<Uint8Array> {
  return new Promise((resolve) => {
    port?.once('message', (bytes: ToThread) => resolve(bytes));
    say({ is: 'range', start, end });
  });
}

/** The library's own messages may quote the file. */
function reasonOf(error: unknown): string {
  if (error instanceof HubFault && error.failure.code === 'hub_unreadable') {
    return error.failure.reason;
  }
  return 'the parquet file is damaged, or of a kind that is not known';
}

readParquet(range, limits, mostBytes).then(
  (sample) => say({ is: 'sample', sample }),
  (error: unknown) => say({ is: 'unreadable', reason: reasonOf(error) }),
);
