import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { makeKey } from '../../domain/access/key-form.js';
import type { KeyRecord } from '../../domain/access/key-record.js';
import type { StoreUnavailable } from '../../domain/errors/failure.js';
import type { Clock } from '../ports/clock.js';
import type { Digest } from '../ports/digest.js';
import type { Entropy } from '../ports/entropy.js';
import type { KeyStore } from '../ports/key-store.js';

/** The label, permissions and limits of a new key. */
export type KeyTerms = Pick<KeyRecord, 'label' | 'permissions' | 'dailyLimit' | 'expiresAt'>;

export interface IssuedKey {
  /** The text of the key. It cannot be recovered later: the store keeps only its digest. */
  readonly key: string;
  readonly record: KeyRecord;
}

/** Makes a new key and stores its record. */
export class IssueKey {
  readonly #keys: KeyStore;
  readonly #entropy: Entropy;
  readonly #digest: Digest;
  readonly #clock: Clock;

  constructor(keys: KeyStore, entropy: Entropy, digest: Digest, clock: Clock) {
    this.#keys = keys;
    this.#entropy = entropy;
    this.#digest = digest;
    this.#clock = clock;
  }

  run({
    label,
    permissions,
    dailyLimit,
    expiresAt,
  }: KeyTerms): TE.TaskEither<StoreUnavailable, IssuedKey> {
    const key = makeKey((limit) => this.#entropy.below(limit));
    const record: KeyRecord = {
      id: this.#entropy.id(),
      label,
      permissions,
      dailyLimit,
      createdAt: this.#clock.now(),
      expiresAt,
      revokedAt: undefined,
      lastUsedAt: undefined,
    };
    return pipe(
      this.#keys.add(this.#digest.sha256(key), record),
      TE.map(() => ({ key, record })),
    );
  }
}
