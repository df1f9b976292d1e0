import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { StoreUnavailable } from '../../domain/errors/failure.js';
import type { Clock } from '../ports/clock.js';
import type { KeyStore } from '../ports/key-store.js';

/** Revokes a key permanently. Servers that have it in their cache accept it for up to 5 seconds more. */
export class RevokeKey {
  readonly #keys: KeyStore;
  readonly #clock: Clock;

  constructor(keys: KeyStore, clock: Clock) {
    this.#keys = keys;
    this.#clock = clock;
  }

  /** False if no key has the id. */
  run(id: string): TaskEither<StoreUnavailable, boolean> {
    return this.#keys.revoke(id, this.#clock.now());
  }
}
