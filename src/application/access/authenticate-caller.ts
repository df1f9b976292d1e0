import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { judgeKey } from '../../domain/access/judge-key.js';
import { hasKeyForm } from '../../domain/access/key-form.js';
import type { KeyRecord } from '../../domain/access/key-record.js';
import type { Permission } from '../../domain/access/permission.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { Clock } from '../ports/clock.js';
import type { Digest } from '../ports/digest.js';
import type { KeyStore } from '../ports/key-store.js';
import { ExpiringCache } from './expiring-cache.js';

/** The TTL of cached answers of the store in milliseconds, and so the longest delay of a revocation. */
const LIFETIME = 5000;
const MOST_FOUND = 10_000;
/** Unknown keys have their own cache, so that guessed keys cannot evict real ones. */
const MOST_NOT_FOUND = 10_000;

/** Finds the record of a key and checks that it is valid and has a permission. */
export class AuthenticateCaller {
  readonly #keys: KeyStore;
  readonly #given: ReadonlyMap<string, KeyRecord>;
  readonly #digest: Digest;
  readonly #clock: Clock;
  readonly #found: ExpiringCache<KeyRecord>;
  readonly #notFound: ExpiringCache<true>;

  /** `given` are the records of keys from the settings, by digest. They are valid without a look-up in the store. */
  constructor(keys: KeyStore, given: ReadonlyMap<string, KeyRecord>, digest: Digest, clock: Clock) {
    this.#keys = keys;
    this.#given = given;
    this.#digest = digest;
    this.#clock = clock;
    this.#found = new ExpiringCache(clock, LIFETIME, MOST_FOUND);
    this.#notFound = new ExpiringCache(clock, LIFETIME, MOST_NOT_FOUND);
  }

  /**
   * Without a permission, every valid key may. Fails with `invalid_key`, `insufficient_permission` or
   * `store_unavailable`.
   */
  run(key: string, permission?: Permission): TE.TaskEither<Failure, KeyRecord> {
    if (!hasKeyForm(key)) return TE.left({ code: 'invalid_key' });
    return pipe(
      this.#find(this.#digest.sha256(key)),
      TE.chainEitherKW((record) => judgeKey(record, permission, this.#clock.now())),
    );
  }

  #find(digest: string): TE.TaskEither<Failure, KeyRecord | undefined> {
    const known = this.#given.get(digest) ?? this.#found.get(digest);
    if (known !== undefined) return TE.right(known);
    if (this.#notFound.get(digest)) return TE.right(undefined);
    const askedAt = this.#clock.now();
    return pipe(
      this.#keys.find(digest),
      TE.map((record) => {
        if (record === undefined) this.#notFound.note(digest, true, askedAt);
        else this.#found.note(digest, record, askedAt);
        return record;
      }),
    );
  }
}
