import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { TableSample } from '../../../domain/tables/table-sample.js';
import { orAborted } from '../bytes/or-aborted.js';
import type { ReadRange } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';
import type { FromProcess, ParquetWork, ToProcess } from './messages.js';

const PROGRAM = new URL('./parquet-process.js', import.meta.url);

/** Megabytes of heap: a sample takes a fraction of it. */
const HEAP = 256;

/** Nothing of ours goes along: no environment, no descriptor but the channel. */
function start(): ChildProcess {
  return fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function tell(child: ChildProcess, message: ToProcess): void {
  // A child that is gone is told by its exit.
  child.send(message, () => {});
}

/** Answers what the process asks for, until it has an answer itself. */
function answered(child: ChildProcess, range: ReadRange): Promise<TableSample> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: FromProcess) => {
      if (message.is === 'sample') resolve(message.sample);
      else if (message.is === 'unreadable') reject(unreadable(message.reason));
      else range(message.start, message.end).then((bytes) => tell(child, bytes), reject);
    });
    child.once('error', reject);
    child.once('exit', () => reject(unreadable('the parquet file needs too much memory')));
  });
}

/**
 * Reads a parquet file in a process of its own. A few bytes of it can ask for a billion values, or for hours of
 * work. A thread would not do: V8 ends the whole process where one allocation is over the thread's heap.
 */
export async function parquetInProcess(
  range: ReadRange,
  work: ParquetWork,
  signal: AbortSignal,
): Promise<TableSample> {
  signal.throwIfAborted();
  const child = start();
  const gone = once(child, 'exit').catch(() => {});
  try {
    tell(child, work);
    return await orAborted(answered(child, range), signal);
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
}
