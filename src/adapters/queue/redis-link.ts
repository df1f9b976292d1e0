import { Redis } from 'ioredis';
import { WorkQueueError } from '../../application/ports/work-queue.js';
import { redisAddress } from '../redis-address.js';

const CONNECT_MS = 5000;
/** A Redis that hangs neither answers nor closes the connection. */
const ANSWER_MS = 10_000;
/** Constant, without back-off: workers recover soon after Redis does, and the attempts cost Redis little. */
const RECONNECT_DELAY_MS = 1000;

/** The URL of a Redis, as messages show it. */
export interface RedisPlace {
  /** `redis://` or `rediss://`. It may contain a password. */
  readonly url: string;
  /** The URL without its password. */
  readonly shown: string;
}

/**
 * Connects to a Redis that keeps runs. With `isLasting`, a lost connection is opened again for ever; otherwise calls
 * fail. Rejects with a `WorkQueueError` if Redis cannot be reached, or if it may drop keys.
 */
export async function openRedis({ url, shown }: RedisPlace, isLasting: boolean): Promise<Redis> {
  let isOpen = false;
  const redis = new Redis({
    ...redisAddress(url),
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    retryStrategy: () => (isOpen && isLasting ? RECONNECT_DELAY_MS : null),
    // Commands wait for the next connection, as BullMQ asks for.
    maxRetriesPerRequest: null,
    ...(!isLasting && { commandTimeout: ANSWER_MS }),
  });
  let reason: Error | undefined;
  redis.on('error', (error) => {
    reason = error;
  });
  try {
    await redis.connect();
    isOpen = true;
    await refuseEviction(redis, shown);
    return redis;
  } catch (error) {
    redis.disconnect();
    throw workQueueError(shown, reason ?? error);
  }
}

/** Redis would drop jobs without a word, and their runs would never end. */
async function refuseEviction(redis: Redis, shown: string): Promise<void> {
  const policy = /^maxmemory_policy:(\S+)/m.exec(await redis.info('memory'))?.[1];
  if (policy === undefined || policy === 'noeviction') return;
  throw new WorkQueueError(
    `${shown} may drop runs when its memory is full: its maxmemory-policy is ${policy}; set it to noeviction`,
  );
}

/** The refusal for an error of Redis or of BullMQ. */
export function workQueueError(shown: string, error: unknown): WorkQueueError {
  if (error instanceof WorkQueueError) return error;
  return new WorkQueueError(`cannot use ${shown}: ${reasonOf(error)}`);
}

/** If all addresses of a host refuse, the error of Node has a code but no message. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || String(code);
}
