import type { Command } from 'commander';
import * as E from 'fp-ts/lib/Either.js';
import {
  LOCK_SECONDS,
  type WorkQueue,
  WorkQueueError,
} from '../../../application/ports/work-queue.js';
import { storeUrl, withoutPassword } from '../../config/store-url.js';
import type { QueueTerms } from '../../queue/bull-queue.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { bulkEnding } from './bulk-ending.js';

const FROM_ENVIRONMENT = 'TABLEWRIGHT_STORE';

export interface QueueOptions {
  readonly queue?: string;
}

export function takeQueue(command: Command): Command {
  return command.option(
    '--queue <url>',
    `the Redis of the queue, as redis://host:port/database or rediss://…; by default ${FROM_ENVIRONMENT}, if it is one`,
  );
}

/** Opens the queue of the options and does the work. What the queue, or a run in it, does not permit ends the command. */
export async function withQueue<A>(
  options: QueueOptions,
  work: (queue: WorkQueue) => Promise<A>,
  terms: Pick<QueueTerms, 'lockSeconds' | 'isLasting'> = {
    lockSeconds: LOCK_SECONDS,
    isLasting: false,
  },
): Promise<A> {
  const redis = redisOf(options);
  const { BullQueue } = await import('../../queue/bull-queue.js');
  try {
    const queue = await BullQueue.open({ redis, ...terms });
    try {
      return await work(queue);
    } finally {
      await queue.close();
    }
  } catch (error) {
    if (error instanceof WorkQueueError) throw new Ending(exitCode.failed, [error.message]);
    throw bulkEnding(error);
  }
}

function redisOf({ queue }: QueueOptions): QueueTerms['redis'] {
  const text = queue ?? process.env[FROM_ENVIRONMENT] ?? '';
  const decoded = storeUrl.decode(text);
  const url = E.isRight(decoded) ? decoded.right : '';
  if (!/^rediss?:/i.test(url)) {
    // The text may contain a password, so it is not repeated.
    const name = queue === undefined ? `name the queue: --queue or ${FROM_ENVIRONMENT}` : '--queue';
    throw new Ending(exitCode.refused, [`${name}: expected redis://host:port/database`]);
  }
  const shown = withoutPassword(url);
  // The list of processes shows the password no longer.
  if (shown !== url) process.title = 'tablewright';
  return { url, shown };
}
