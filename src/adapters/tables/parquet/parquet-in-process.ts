import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { TableSample } from '../../../domain/tables/table-sample.js';
import { orAborted } from '../bytes/or-aborted.js';
import type { ReadRange } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';
import type { FromProcess, ParquetWork, ToProcess } from './messages.js';

const PROGRAM = new URL('./parquet-process.js', import.meta.url);

/** The maximum heap in megabytes; a sample takes a fraction of it. */
const HEAP = 256;

/** Starts the process without our environment, and with no file descriptor except the channel. */
function start(): ChildProcess {
  return fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function send(child: ChildProcess, message: ToProcess): void {
  // If the child has ended, the event `exit` reports it.
  child.send(message, () => {});
}

/** Serves the requests of the process for bytes until it sends a result. */
function answered(child: ChildProcess, range: ReadRange): Promise<TableSample> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: FromProcess) => {
      if (message.is === 'sample') resolve(message.sample);
      else if (message.is === 'unreadable') reject(unreadable(message.reason));
      else range(message.start, message.end).then((bytes) => send(child, bytes), reject);
    });
    child.once('error', reject);
    child.once('exit', () => reject(unreadable('the parquet file needs too much memory')));
  });
}

/**
 * Reads a Parquet file in a child process, because a few bytes of a file can demand a billion values, or hours of work.
 * A thread would not be enough: V8 ends the whole process if one allocation exceeds the heap of the thread.
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
    send(child, work);
    return await orAborted(answered(child, range), signal);
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
}
