import { HubFault } from '../../../application/ports/hub-fault.js';
import type { FromProcess, ParquetWork, ToProcess } from './messages.js';
import { readParquet } from './read-parquet.js';

function say(message: FromProcess): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });
}

/** What the parent says next: it speaks only when spoken to. */
function heard(): Promise<ToProcess> {
  return new Promise((resolve) => {
    process.once('message', (message: ToProcess) => resolve(message));
  });
}

async function range(start: number, end?: number): Promise<Uint8Array> {
  const answer = heard();
  await say({ is: 'range', start, end });
  return (await answer) as Uint8Array;
}

/** The library's own messages may quote the file. */
function reasonOf(error: unknown): string {
  if (error instanceof HubFault && error.failure.code === 'hub_unreadable') {
    return error.failure.reason;
  }
  return 'the parquet file is damaged, or of a kind that is not known';
}

async function work(): Promise<FromProcess> {
  const { limits, mostBytes } = (await heard()) as ParquetWork;
  try {
    return { is: 'sample', sample: await readParquet(range, limits, mostBytes) };
  } catch (error) {
    return { is: 'unreadable', reason: reasonOf(error) };
  }
}

void work()
  .then(say)
  .then(() => process.disconnect());
