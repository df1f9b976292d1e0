import { HubFault } from '../../../application/ports/hub-fault.js';
import type { FromProcess, ParquetWork, ToProcess } from './messages.js';
import { parquetSample } from './parquet-sample.js';
import { ScriptTimeLimit } from './script-time-limit.js';

function send(message: FromProcess): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });
}

/** The next message of the parent, which sends one message at the start and one for each request. */
function received(): Promise<ToProcess> {
  return new Promise((resolve) => {
    process.once('message', (message: ToProcess) => resolve(message));
  });
}

async function range(start: number, end?: number): Promise<Uint8Array> {
  const answer = received();
  await send({ is: 'range', start, end });
  return (await answer) as Uint8Array;
}

async function work(): Promise<FromProcess> {
  try {
    const order = (await received()) as ParquetWork;
    return { is: 'sample', sample: await parquetSample(range, order, new ScriptTimeLimit()) };
  } catch (error) {
    if (!(error instanceof HubFault && error.failure.code === 'hub_unreadable')) throw error;
    return { is: 'unreadable', reason: error.failure.reason };
  }
}

void work()
  .then(send)
  .then(() => process.disconnect());
