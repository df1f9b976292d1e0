import * as TE from 'fp-ts/lib/TaskEither.js';
import {
  type ExpectedProfile,
  isExpected,
  type ProfileStore,
  type StoredProfile,
} from '../../../application/ports/profile-store.js';

/** Profiles in the memory of one process, lost when it ends. */
export class MemoryProfileStore implements ProfileStore {
  readonly #profiles = new Map<string, StoredProfile>();

  find(keyId: string): TE.TaskEither<never, StoredProfile | undefined> {
    return TE.fromIO(() => this.#profiles.get(keyId));
  }

  replace(
    keyId: string,
    expected: ExpectedProfile,
    profile: StoredProfile | undefined,
  ): TE.TaskEither<never, boolean> {
    return TE.fromIO(() => {
      if (!isExpected(expected, this.#profiles.get(keyId)?.tag)) return false;
      if (profile === undefined) this.#profiles.delete(keyId);
      else this.#profiles.set(keyId, profile);
      return true;
    });
  }
}
