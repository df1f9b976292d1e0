import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { KeyRecord } from '../../domain/access/key-record.js';
import type { StoreUnavailable } from '../../domain/errors/failure.js';

/** Keys, looked up by the SHA-256 of their text in hexadecimal: no store ever sees a key. */
export interface KeyStore {
  add(digest: string, record: KeyRecord): TaskEither<StoreUnavailable, void>;
  /** Revoked and expired keys are found too: the caller judges them. */
  find(digest: string): TaskEither<StoreUnavailable, KeyRecord | undefined>;
  /** Oldest first. */
  list(): TaskEither<StoreUnavailable, readonly KeyRecord[]>;
  /** False when no key has the id; a second revocation keeps the first one's time. */
  revoke(id: string, at: number): TaskEither<StoreUnavailable, boolean>;
}
