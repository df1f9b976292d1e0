import { setTimeout as sleep } from 'node:timers/promises';
import { statusOfRun, statusOfRuns } from '../../../application/bulk/queued-runs.js';
import type { RunStatus } from '../../../application/bulk/run-status.js';
import type { WorkQueue } from '../../../application/ports/work-queue.js';
import { orQueueError } from '../../bulk/bulk-error.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { writeLines } from '../output/write-lines.js';
import { aligned } from '../text/aligned.js';
import { grouped } from '../text/readable-count.js';
import { barLine, statusJson, statusLines } from './run-status-text.js';
import { type QueueOptions, withQueue } from './with-queue.js';

interface Options extends QueueOptions {
  readonly watch?: true;
  readonly json?: true;
}

const WATCH_MS = 1000;
const CLEAR = '\r\u001b[K';
const HEAD = ['RUN', 'STATE', 'PARTS', 'ROWS', 'RELEASE', 'PLACE'];

/** Prints all runs, or how far one is. */
export async function bulkStatus(id: string | undefined, options: Options): Promise<void> {
  await withQueue(options, async (queue) => {
    if (id === undefined) return await listRuns(queue, options);
    const status = options.watch
      ? await watched(id, queue)
      : orQueueError(await statusOfRun(id, queue)());
    await writeLines(
      ...(options.json ? [JSON.stringify(statusJson(status))] : statusLines(status)),
    );
    if (status.state === 'failed') throw new Ending(exitCode.failed, [`${id} has failed`]);
  });
}

async function listRuns(queue: WorkQueue, { json }: Options): Promise<void> {
  const { statuses, broken } = orQueueError(await statusOfRuns(queue)());
  await writeLines(
    ...(json
      ? [JSON.stringify(statuses.map(statusJson))]
      : aligned([HEAD, ...statuses.map(rowOf)])),
  );
  if (broken.length > 0) throw new Ending(exitCode.failed, broken);
}

function rowOf({ run, state, parts, rows }: RunStatus): readonly string[] {
  return [
    run.id,
    state,
    `${grouped(parts)}/${grouped(run.parts)}`,
    `${grouped(rows)}/${grouped(run.rows)}`,
    run.release,
    run.place,
  ];
}

/** Follows a run until nothing goes on by itself. */
async function watched(id: string, queue: WorkQueue): Promise<RunStatus> {
  const isShown = process.stderr.isTTY === true;
  for (;;) {
    const status = orQueueError(await statusOfRun(id, queue)());
    if (isShown) process.stderr.write(CLEAR);
    if (['sealed', 'failed', 'cancelled'].includes(status.state)) return status;
    // A line that wraps could not be overwritten. Some terminals report 0 columns.
    if (isShown) process.stderr.write(barLine(status, (process.stderr.columns || 80) - 1));
    await sleep(WATCH_MS);
  }
}
