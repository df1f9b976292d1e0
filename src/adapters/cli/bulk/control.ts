import { cancelRun, resumeRun } from '../../../application/bulk/queued-runs.js';
import { orQueueError } from '../../bulk/bulk-error.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { readableCount } from '../text/readable-count.js';
import { type QueueOptions, withQueue } from './with-queue.js';

/** Lets workers continue a run that has failed or was cancelled. */
export async function bulkResume(id: string, options: QueueOptions): Promise<void> {
  await withQueue(options, async (queue) => {
    const resumed = orQueueError(await resumeRun(id, queue)());
    if (resumed.kind === 'busy') {
      throw new Ending(exitCode.failed, [
        `workers still finish parts of ${id}: try again in a minute`,
      ]);
    }
    process.stderr.write(
      {
        retried: () =>
          `${readableCount(resumed.kind === 'retried' ? resumed.lots : 0, 'failed job')} of ${id} will be tried again\n`,
        added: () => `${id} is in the queue again; workers leave out the parts that are there\n`,
        nothing: () =>
          `${id} is ${resumed.kind === 'nothing' ? resumed.state : ''}: nothing to resume\n`,
      }[resumed.kind](),
    );
  });
}

/** Takes a run out of the queue. Its files stay. */
export async function bulkCancel(id: string, options: QueueOptions): Promise<void> {
  await withQueue(options, async (queue) => {
    const { place } = orQueueError(await cancelRun(id, queue)());
    process.stderr.write(
      `${id} is cancelled; its parts stay in ${place}, and tablewright bulk resume ${id} continues it\n`,
    );
  });
}
