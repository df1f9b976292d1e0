import { once } from 'node:events';
import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import { Redis } from 'ioredis';
import type { Log } from '../../../application/ports/log.js';
import type { StoreUnavailable } from '../../../domain/errors/failure.js';
import { inTime, NotInTime } from '../../in-time.js';
import { redisAddress } from '../../redis-address.js';
import { atMostEvery } from '../at-most-every.js';
import { refusalLog } from '../refusal-log.js';

const ANSWER_MS = 500;
/** How long a command waits, unsent, for the overdue answer to an earlier command. */
const STALL_WAIT_MS = 250;
/** How long Redis may stay silent after an answer is overdue; then the connection is considered dead. */
const HUNG_MS = 1000;
/** How long the first commands wait for the first connection, so that a server is usable as it starts. */
const FIRST_ATTEMPT_MS = 400;
const CONNECT_MS = 1000;
/** Constant, without back-off: servers recover soon after Redis does, and the attempts cost Redis little. */
const RECONNECT_DELAY_MS = 250;
/** How often at most to reconnect after a primary became a replica; its host name may then lead to the new primary. */
const LEAVE_REPLICA_INTERVAL_MS = 2000;

const unavailable: StoreUnavailable = {
  code: 'store_unavailable',
  store: 'redis',
  retryAfterSeconds: 5,
};

/**
 * One connection to one Redis, opened in the background and reopened until it succeeds. A command settles within a
 * second, whatever Redis does, and is never sent twice. A late answer fails only its own command: the commands sent
 * after it may still be answered in time.
 */
export class RedisConnection {
  readonly #redis: Redis;
  readonly #log: Log;
  readonly #firstAttempt: Promise<unknown>;
  readonly #mayLeaveReplica = atMostEvery(LEAVE_REPLICA_INTERVAL_MS);
  readonly #logRefusal: (reason: string) => void;
  #isLost = false;
  #isLeaving = false;
  /** Pending while an answer is overdue. No command is sent then: it might time out here, but be counted by Redis. */
  #stall: Promise<void> | undefined;
  #greeting: NodeJS.Timeout | undefined;

  /** `url` is `redis://` or `rediss://`. It may contain a password and is never logged. */
  constructor(url: string, log: Log) {
    this.#log = log;
    this.#logRefusal = refusalLog(log, unavailable.store);
    this.#redis = new Redis({
      ...redisAddress(url),
      connectTimeout: CONNECT_MS,
      disconnectTimeout: 100,
      retryStrategy: () => RECONNECT_DELAY_MS,
      // Without a connection a command fails at once. No command is repeated: a repeated admission would count twice.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      // While Redis is loading its data, it refuses commands itself.
      enableReadyCheck: false,
      disableClientInfo: true,
    })
      .on('connect', () => this.#onConnect())
      .on('ready', () => this.#onReady())
      .on('error', (error: NodeJS.ErrnoException) => this.#logLost(reasonOf(error)))
      .on('close', () => this.#onClose());
    this.#firstAttempt = inTime(once(this.#redis, 'ready'), FIRST_ATTEMPT_MS).catch(() => {});
  }

  run<A>(command: (redis: Redis) => Promise<A>): TaskEither<StoreUnavailable, A> {
    return async () => {
      await this.#firstAttempt;
      if (!(await this.#isFlowing())) return E.left(unavailable);
      try {
        return E.right(await inTime(command(this.#redis), ANSWER_MS));
      } catch (error) {
        this.#judge(error as Error);
        return E.left(unavailable);
      }
    };
  }

  close(): void {
    this.#isLost = true;
    this.#redis.disconnect();
  }

  /** Waits for an overdue answer, if any. False if it is still overdue afterwards. */
  async #isFlowing(): Promise<boolean> {
    if (this.#stall === undefined) return true;
    return inTime(this.#stall, STALL_WAIT_MS).then(
      () => true,
      () => false,
    );
  }

  #onConnect(): void {
    this.#isLeaving = false;
    // The system accepts connections for a Redis that hangs, but no greeting follows.
    this.#greeting = setTimeout(() => this.#leave(`no greeting within ${ANSWER_MS} ms`), ANSWER_MS);
  }

  #onReady(): void {
    clearTimeout(this.#greeting);
    this.#logRestored();
  }

  #onClose(): void {
    clearTimeout(this.#greeting);
    this.#logLost('the connection was closed');
  }

  #judge(error: Error): void {
    if (error instanceof NotInTime) this.#onLate(error);
    if (!this.#isLost) this.#logRefusal(reasonOf(error));
    if (error.message.startsWith('READONLY') && this.#mayLeaveReplica()) this.#leave(error.message);
  }

  /** Sends a PING. Redis answers in order, so its answer follows all overdue answers. */
  #onLate({ message }: NotInTime): void {
    if (this.#stall !== undefined) return;
    this.#logLost(message);
    this.#stall = inTime(this.#redis.ping(), HUNG_MS)
      .then(
        () => this.#logRestored(),
        (error: Error) => {
          // A Redis that hangs neither answers nor closes the connection: drop it, with all commands that wait on it.
          if (error instanceof NotInTime) this.#leave(error.message);
          else if (this.#redis.status === 'ready') this.#logRestored();
        },
      )
      .finally(() => {
        this.#stall = undefined;
      });
  }

  #leave(reason: string): void {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    this.#logLost(reason);
    this.#redis.disconnect(true);
  }

  #logRestored(): void {
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#log.info('store_restored', { store: unavailable.store });
  }

  #logLost(reason: string): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#log.warn('store_lost', { store: unavailable.store, reason });
  }
}

/** The reason of an error. If all addresses of a host refuse, Node's error has a code but no message. */
function reasonOf({ message, code }: NodeJS.ErrnoException): string {
  return message || String(code);
}
