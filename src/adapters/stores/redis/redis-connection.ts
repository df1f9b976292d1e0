import { once } from 'node:events';
import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import { Redis } from 'ioredis';
import type { Log } from '../../../application/ports/log.js';
import type { StoreHealth } from '../../../application/ports/store-health.js';
import type { StoreUnavailable } from '../../../domain/errors/failure.js';
import { atMostEvery } from './at-most-every.js';
import { inTime, NotInTime } from './in-time.js';
import { redisAddress } from './redis-address.js';

const ANSWER_MS = 500;
/** How long the first commands wait for the first connection, so that a server is usable as it starts. */
const FIRST_ATTEMPT_MS = 400;
const CONNECT_MS = 1000;
/** Always the same: a service of many servers is back soon after Redis, which thinks nothing of the attempts. */
const RECONNECT_DELAY_MS = 250;
/** How often a primary that became a replica is left, to find the new one by the old name. */
const LEAVE_REPLICA_INTERVAL_MS = 2000;
/** A refusal repeats with every request; its log line does not. */
const REFUSAL_LOG_INTERVAL_MS = 60_000;

const unavailable: StoreUnavailable = {
  code: 'store_unavailable',
  store: 'redis',
  retryAfterSeconds: 5,
};

/**
 * One connection to one Redis, made in the background and made anew for as long as it takes. A command
 * settles in half a second, whatever Redis does, and is never sent twice.
 */
export class RedisConnection implements StoreHealth {
  readonly store = unavailable.store;
  readonly #redis: Redis;
  readonly #log: Log;
  readonly #firstAttempt: Promise<unknown>;
  readonly #mayLeaveReplica = atMostEvery(LEAVE_REPLICA_INTERVAL_MS);
  readonly #mayTellRefusal = atMostEvery(REFUSAL_LOG_INTERVAL_MS);
  #isLost = false;
  #isLeaving = false;
  #greeting: NodeJS.Timeout | undefined;

  /** `url` is `redis://` or `rediss://`; it may hold a password and is never told. */
  constructor(url: string, log: Log) {
    this.#log = log;
    this.#redis = new Redis({
      ...redisAddress(url),
      connectTimeout: CONNECT_MS,
      disconnectTimeout: 100,
      retryStrategy: () => RECONNECT_DELAY_MS,
      // Refused at once while there is no connection, and never repeated: a repeated admission counts twice.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      // A Redis that still loads refuses commands by itself.
      enableReadyCheck: false,
      disableClientInfo: true,
    })
      .on('connect', () => this.#onConnect())
      .on('ready', () => this.#onReady())
      .on('error', (error: NodeJS.ErrnoException) => this.#tellLost(reasonOf(error)))
      .on('close', () => this.#onClose());
    this.#firstAttempt = inTime(once(this.#redis, 'ready'), FIRST_ATTEMPT_MS).catch(() => {});
  }

  run<A>(command: (redis: Redis) => Promise<A>): TaskEither<StoreUnavailable, A> {
    return async () => {
      await this.#firstAttempt;
      try {
        return E.right(await inTime(command(this.#redis), ANSWER_MS));
      } catch (error) {
        this.#judge(error as Error);
        return E.left(unavailable);
      }
    };
  }

  async answers(): Promise<boolean> {
    return E.isRight(await this.run((redis) => redis.ping())());
  }

  close(): void {
    this.#isLost = true;
    this.#redis.disconnect();
  }

  #onConnect(): void {
    this.#isLeaving = false;
    // A Redis that hangs takes connections, and does not greet.
    this.#greeting = setTimeout(() => this.#leave(`no greeting within ${ANSWER_MS} ms`), ANSWER_MS);
  }

  #onReady(): void {
    clearTimeout(this.#greeting);
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#log.info('store_restored', { store: this.store });
  }

  #onClose(): void {
    clearTimeout(this.#greeting);
    this.#tellLost('the connection was closed');
  }

  #judge(error: Error): void {
    // A Redis that hangs neither answers nor closes: the connection is given up, with whatever waits on it.
    if (error instanceof NotInTime) this.#leave(error.message);
    if (!this.#isLost && this.#mayTellRefusal()) {
      this.#log.warn('store_refused', { store: this.store, reason: reasonOf(error) });
    }
    if (error.message.startsWith('READONLY') && this.#mayLeaveReplica()) this.#leave(error.message);
  }

  #leave(reason: string): void {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    this.#tellLost(reason);
    this.#redis.disconnect(true);
  }

  #tellLost(reason: string): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#log.warn('store_lost', { store: this.store, reason });
  }
}

/** Several addresses that all refuse make an error without a text of its own. */
function reasonOf({ message, code }: NodeJS.ErrnoException): string {
  return message || String(code);
}
