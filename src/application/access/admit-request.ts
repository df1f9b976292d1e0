import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Admission, Limits } from '../../domain/access/admission.js';
import type { KeyRecord } from '../../domain/access/key-record.js';
import { retryDelaySeconds } from '../../domain/access/retry-delay.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { Clock } from '../ports/clock.js';
import type { CounterStore } from '../ports/counter-store.js';
import { ExpiringCache } from './expiring-cache.js';

/** The longest time in milliseconds until an empty bucket admits a request, whatever the limit. */
const LONGEST_REFUSAL = 60_000;
const MOST_REFUSALS = 10_000;

type RateLimited = Extract<Failure, { readonly admission: unknown }>;

/** Enforces the limits of callers. One call counts one request, or refuses it without counting it. */
export class AdmitRequest {
  readonly #ofKeys: CounterStore;
  readonly #ofAddresses: CounterStore;
  readonly #limits: Limits;
  readonly #clock: Clock;
  /** Recent refusals by the rate limit, by the id of the key, with the time in milliseconds until which they apply. */
  readonly #refused: ExpiringCache<{ readonly failure: RateLimited; readonly until: number }>;

  /** `limits` apply to keys without their own daily limit. Addresses have no daily limit. */
  constructor(ofKeys: CounterStore, ofAddresses: CounterStore, limits: Limits, clock: Clock) {
    this.#ofKeys = ofKeys;
    this.#ofAddresses = ofAddresses;
    this.#limits = limits;
    this.#clock = clock;
    this.#refused = new ExpiringCache(clock, LONGEST_REFUSAL, MOST_REFUSALS);
  }

  /**
   * Whether a key may send its body. Fails while the `Retry-After` of its last refusal by the rate limit lasts. Neither
   * calls the store nor counts the request.
   */
  checkKey({ id }: KeyRecord): E.Either<Failure, void> {
    const refused = this.#refused.get(id);
    const left = refused === undefined ? 0 : refused.until - this.#clock.now();
    if (refused === undefined || left <= 0) return E.right(undefined);
    return E.left({ ...refused.failure, retryAfterSeconds: Math.ceil(left / 1000) });
  }

  /** Counts one request of a key, or fails with `daily_limit_exceeded`, `rate_limited` or `store_unavailable`. */
  ofKey({ id, dailyLimit }: KeyRecord): TE.TaskEither<Failure, Admission> {
    const { daily, fair } = this.#limits;
    return pipe(
      admit(this.#ofKeys, id, { daily: dailyLimit ?? daily, fair }),
      TE.mapLeft((failure) => {
        if (failure.code === 'rate_limited') this.#note(id, failure);
        return failure;
      }),
    );
  }

  /**
   * Counts one request of a key that does not use its daily limit, or fails with `rate_limited` or `store_unavailable`.
   * It has its own count, because each request in the count of a key uses its daily limit.
   */
  ofProfile({ id }: KeyRecord): TE.TaskEither<Failure, Admission> {
    return admit(this.#ofKeys, `${id}/profile`, { daily: 0, fair: this.#limits.fair });
  }

  /** Counts one request of an address, or fails with `rate_limited`. */
  ofAddress(address: string): TE.TaskEither<Failure, Admission> {
    return admit(this.#ofAddresses, address, { daily: 0, fair: this.#limits.fair });
  }

  #note(id: string, failure: RateLimited): void {
    const now = this.#clock.now();
    this.#refused.note(id, { failure, until: now + failure.retryAfterSeconds * 1000 }, now);
  }
}

function admit(
  counters: CounterStore,
  id: string,
  limits: Limits,
): TE.TaskEither<Failure, Admission> {
  return pipe(
    counters.admit(id, limits),
    TE.mapLeft((failure): Failure => failure),
    TE.filterOrElse(
      ({ refusedBy }) => refusedBy === undefined,
      (admission): Failure => ({
        code: admission.refusedBy === 'daily' ? 'daily_limit_exceeded' : 'rate_limited',
        admission,
        retryAfterSeconds: retryDelaySeconds(id, admission),
      }),
    ),
  );
}
