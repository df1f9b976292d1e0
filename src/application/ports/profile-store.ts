import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { StoreUnavailable } from '../../domain/errors/failure.js';

/** A profile as a store keeps it: an encrypted document, which the store never reads. */
export interface StoredProfile {
  readonly document: string;
  /** Identifies this version of the document. */
  readonly tag: string;
}

/** The version that a change expects: its tag, none, whichever is there, or any or none. */
export type ExpectedProfile = { readonly tag: string } | 'none' | 'some' | 'any';

/** Encrypted profiles by the ids of their API keys. */
export interface ProfileStore {
  find(keyId: string): TaskEither<StoreUnavailable, StoredProfile | undefined>;
  /**
   * Replaces the profile of a key; undefined removes it. Compares and changes in one atomic step. False, and no change,
   * if the stored version is not the expected one.
   */
  replace(
    keyId: string,
    expected: ExpectedProfile,
    profile: StoredProfile | undefined,
  ): TaskEither<StoreUnavailable, boolean>;
}

/** Whether the stored version, undefined if there is none, is the expected one. */
export function isExpected(expected: ExpectedProfile, tag: string | undefined): boolean {
  if (expected === 'any') return true;
  if (expected === 'some') return tag !== undefined;
  return expected === 'none' ? tag === undefined : tag === expected.tag;
}
