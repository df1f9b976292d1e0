import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { type KeyState, keyState } from '../../domain/access/judge-key.js';
import type { KeyRecord } from '../../domain/access/key-record.js';
import type { StoreUnavailable } from '../../domain/errors/failure.js';
import type { Clock } from '../ports/clock.js';
import type { KeyStore } from '../ports/key-store.js';

export interface ListedKey extends KeyRecord {
  readonly state: KeyState;
}

/** Lists the keys of the store, oldest first, including those that are no longer valid. */
export class ListKeys {
  readonly #keys: KeyStore;
  readonly #clock: Clock;

  constructor(keys: KeyStore, clock: Clock) {
    this.#keys = keys;
    this.#clock = clock;
  }

  run(): TE.TaskEither<StoreUnavailable, readonly ListedKey[]> {
    return pipe(
      this.#keys.list(),
      TE.map((records) => {
        const now = this.#clock.now();
        return records.map((record) => ({ ...record, state: keyState(record, now) }));
      }),
    );
  }
}
