import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { StoreUnavailable } from '../../domain/errors/failure.js';
import type { Clock } from '../ports/clock.js';
import type { KeyStore } from '../ports/key-store.js';

/** Ends a key for good, as of now; servers that have seen it in the last seconds follow in 5 s. */
export class RevokeKey {
  readonly #keys: KeyStore;
  readonly #clock: Clock;

  constructor(keys: KeyStore, clock: Clock) {
    this.#keys = keys;
    this.#clock = clock;
  }

  /** False when no key has the id. */
  run(id: string): TaskEither<StoreUnavailable, boolean> {
    return this.#keys.revoke(id, this.#clock.now());
  }
}
