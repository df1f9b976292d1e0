import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import { Redis } from 'ioredis';
import type { Log } from '../../../application/ports/log.js';
import type { StoreHealth } from '../../../application/ports/store-health.js';
import type { StoreUnavailable } from '../../../domain/errors/failure.js';
import { atMostEvery } from './at-most-every.js';
import { redisAddress } from './redis-address.js';

const COMMAND_TIMEOUT_MS = 500;
/** How long the first commands wait for the first connection, so that a server is usable as it starts. */
const FIRST_ATTEMPT_MS = 400;
/** Always the same: a service of many servers is back soon after Redis, which thinks nothing of the attempts. */
const RECONNECT_DELAY_MS = 250;
/** How often a primary that became a replica is left, to find the new one by the old name. */
const LEAVE_INTERVAL_MS = 2000;
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
  #lost = false;
  readonly #mayLeave = atMostEvery(LEAVE_INTERVAL_MS);
  readonly #mayTellRefusal = atMostEvery(REFUSAL_LOG_INTERVAL_MS);

  /** `url` is `redis://` or `rediss://`; it may hold a password and is never told. */
  constructor(url: string, log: Log) {
    this.#log = log;
    this.#redis = new Redis({
      ...redisAddress(url),
      commandTimeout: COMMAND_TIMEOUT_MS,
      // A Redis that hangs neither answers nor closes: the connection is given up, and with it whatever waits.
      socketTimeout: COMMAND_TIMEOUT_MS,
      connectTimeout: 2 * COMMAND_TIMEOUT_MS,
      disconnectTimeout: 100,
      retryStrategy: () => RECONNECT_DELAY_MS,
      // Refused at once while there is no connection, and never repeated: a repeated admission counts twice.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      reconnectOnError: (error) => error.message.startsWith('READONLY') && this.#mayLeave(),
      // A Redis that still loads refuses commands by itself.
      enableReadyCheck: false,
      disableClientInfo: true,
    });
    this.#redis.on('error', (error: NodeJS.ErrnoException) => this.#tellLost(reasonOf(error)));
    this.#redis.on('close', () => this.#tellLost('the connection was closed'));
    this.#redis.on('ready', () => this.#tellRestored());
    this.#firstAttempt = Promise.race([
      once(this.#redis, 'ready').catch(() => undefined),
      sleep(FIRST_ATTEMPT_MS, undefined, { ref: false }),
    ]);
  }

  run<A>(command: (redis: Redis) => Promise<A>): TaskEither<StoreUnavailable, A> {
    return async () => {
      await this.#firstAttempt;
      try {
        return E.right(await command(this.#redis));
      } catch (error) {
        this.#tellRefusal(error as Error);
        return E.left(unavailable);
      }
    };
  }

  async answers(): Promise<boolean> {
    return E.isRight(await this.run((redis) => redis.ping())());
  }

  close(): void {
    this.#lost = true;
    this.#redis.disconnect();
  }

  #tellLost(reason: string): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#log.warn('store_lost', { store: this.store, reason });
  }

  #tellRestored(): void {
    if (!this.#lost) return;
    this.#lost = false;
    this.#log.info('store_restored', { store: this.store });
  }

  #tellRefusal(error: Error): void {
    if (this.#lost || !this.#mayTellRefusal()) return;
    this.#log.warn('store_refused', { store: this.store, reason: reasonOf(error) });
  }
}

/** Several addresses that all refuse make an error without a text of its own. */
function reasonOf({ message, code }: NodeJS.ErrnoException): string {
  return message || String(code);
}
