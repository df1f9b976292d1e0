import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { KeyRecord } from '../../domain/access/key-record.js';
import type { StoreUnavailable } from '../../domain/errors/failure.js';

/** Keys by their digest, the hexadecimal SHA-256 of their text. A store never sees the text of a key. */
export interface KeyStore {
  add(digest: string, record: KeyRecord): TaskEither<StoreUnavailable, void>;
  /** Finds revoked and expired keys too; the caller checks the record. Undefined if no key has the digest. */
  find(digest: string): TaskEither<StoreUnavailable, KeyRecord | undefined>;
  /** All keys, oldest first. */
  list(): TaskEither<StoreUnavailable, readonly KeyRecord[]>;
  /** Revokes a key at a Unix time in milliseconds. False if no key has the id. Revoking again keeps the first time. */
  revoke(id: string, at: number): TaskEither<StoreUnavailable, boolean>;
}
