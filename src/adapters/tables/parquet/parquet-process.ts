import { HubFault } from '../../../application/ports/hub-fault.js';
import type { FromProcess, ParquetWork, ToProcess } from './messages.js';
import { parquetSample } from './parquet-sample.js';

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

async function work(): Promise<FromProcess> {
  try {
    return { is: 'sample', sample: await parquetSample(range, (await heard()) as ParquetWork) };
  } catch (error) {
    if (!(error instanceof HubFault && error.failure.code === 'hub_unreadable')) throw error;
    return { is: 'unreadable', reason: error.failure.reason };
  }
}

void work()
  .then(say)
  .then(() => process.disconnect());
