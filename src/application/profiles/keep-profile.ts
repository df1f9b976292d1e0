import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { KeyRecord } from '../../domain/access/key-record.js';
import type { Failure } from '../../domain/errors/failure.js';
import { decodeProfile } from '../../domain/profile/decode-profile.js';
import type { Digest } from '../ports/digest.js';
import type { ExpectedProfile, ProfileStore, StoredProfile } from '../ports/profile-store.js';

/** The number of hexadecimal digits of a tag: 128 bits. */
const TAG_LENGTH = 32;

/** Reads, saves and removes the encrypted profile of a key. The server cannot decrypt it. */
export class KeepProfile {
  readonly #profiles: ProfileStore;
  readonly #digest: Digest;

  constructor(profiles: ProfileStore, digest: Digest) {
    this.#profiles = profiles;
    this.#digest = digest;
  }

  /** Fails with `profile_not_found` or `store_unavailable`. */
  read({ id }: KeyRecord): TE.TaskEither<Failure, StoredProfile> {
    return pipe(
      this.#profiles.find(id),
      TE.mapLeft((failure): Failure => failure),
      TE.chain(TE.fromNullable<Failure>({ code: 'profile_not_found' })),
    );
  }

  /** Returns the tag. Fails with `invalid_request`, `profile_changed` or `store_unavailable`. */
  save(
    { id }: KeyRecord,
    input: object,
    expected: ExpectedProfile,
  ): TE.TaskEither<Failure, string> {
    return pipe(
      TE.fromEither(decodeProfile(input)),
      TE.chain((profile) => {
        const document = JSON.stringify(profile);
        const tag = this.#digest.sha256(document).slice(0, TAG_LENGTH);
        return pipe(
          this.#replace(id, expected, { document, tag }),
          TE.map(() => tag),
        );
      }),
    );
  }

  /** Removing a profile that does not exist succeeds. Fails with `profile_changed` or `store_unavailable`. */
  remove({ id }: KeyRecord, expected: ExpectedProfile): TE.TaskEither<Failure, void> {
    return this.#replace(id, expected, undefined);
  }

  #replace(
    id: string,
    expected: ExpectedProfile,
    profile: StoredProfile | undefined,
  ): TE.TaskEither<Failure, void> {
    return pipe(
      this.#profiles.replace(id, expected, profile),
      TE.mapLeft((failure): Failure => failure),
      TE.filterOrElse(
        (isReplaced) => isReplaced,
        (): Failure => ({ code: 'profile_changed' }),
      ),
      TE.map(() => undefined),
    );
  }
}
