import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { StoreUnavailable } from '../../domain/errors/failure.js';
import type { Clock } from '../ports/clock.js';
import type { KeyStore } from '../ports/key-store.js';
import type { ProfileStore } from '../ports/profile-store.js';

/** Revokes a key permanently and removes its profile. Servers that have it in their cache accept it for up to 5 seconds more. */
export class RevokeKey {
  readonly #keys: KeyStore;
  readonly #profiles: ProfileStore;
  readonly #clock: Clock;

  constructor(keys: KeyStore, profiles: ProfileStore, clock: Clock) {
    this.#keys = keys;
    this.#profiles = profiles;
    this.#clock = clock;
  }

  /** False if no key has the id. */
  run(id: string): TE.TaskEither<StoreUnavailable, boolean> {
    return pipe(
      this.#keys.revoke(id, this.#clock.now()),
      TE.chainFirst(() => this.#profiles.replace(id, 'any', undefined)),
    );
  }
}
