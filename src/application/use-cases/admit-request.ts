import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Admission, Limits } from '../../domain/access/admission.js';
import type { KeyRecord } from '../../domain/access/key-record.js';
import { retryDelaySeconds } from '../../domain/access/retry-delay.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { CounterStore } from '../ports/counter-store.js';

/** Holds callers to their limits. One call counts one request, or refuses it and counts nothing. */
export class AdmitRequest {
  readonly #ofKeys: CounterStore;
  readonly #ofAddresses: CounterStore;
  readonly #limits: Limits;

  /** `limits` are those of a key that has none of its own. Addresses know no day. */
  constructor(ofKeys: CounterStore, ofAddresses: CounterStore, limits: Limits) {
    this.#ofKeys = ofKeys;
    this.#ofAddresses = ofAddresses;
    this.#limits = limits;
  }

  ofKey({ id, dailyLimit }: KeyRecord): TE.TaskEither<Failure, Admission> {
    const { daily, fair } = this.#limits;
    return admit(this.#ofKeys, id, { daily: dailyLimit ?? daily, fair });
  }

  ofAddress(address: string): TE.TaskEither<Failure, Admission> {
    return admit(this.#ofAddresses, address, { daily: 0, fair: this.#limits.fair });
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
