import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type Libsql from 'libsql';
import {
  type ExpectedProfile,
  isExpected,
  type ProfileStore,
  type StoredProfile,
} from '../../../application/ports/profile-store.js';
import type { StoreUnavailable } from '../../../domain/errors/failure.js';
import type { SqliteFile } from './sqlite-file.js';

/** Profiles in a file. Changes survive a loss of power: a removed profile must not come back. */
export class SqliteProfileStore implements ProfileStore {
  readonly #file: SqliteFile;
  readonly #find: Libsql.Statement;
  readonly #put: Libsql.Statement;
  readonly #remove: Libsql.Statement;

  constructor(file: SqliteFile) {
    this.#file = file;
    this.#find = file.prepare('SELECT document, tag FROM profiles WHERE key_id = ?');
    this.#put = file.prepare(`
      INSERT INTO profiles (key_id, document, tag) VALUES (?, ?, ?)
      ON CONFLICT (key_id) DO UPDATE SET document = excluded.document, tag = excluded.tag`);
    this.#remove = file.prepare('DELETE FROM profiles WHERE key_id = ?');
  }

  find(keyId: string): TaskEither<StoreUnavailable, StoredProfile | undefined> {
    return this.#file.run(() => this.#stored(keyId));
  }

  replace(
    keyId: string,
    expected: ExpectedProfile,
    profile: StoredProfile | undefined,
  ): TaskEither<StoreUnavailable, boolean> {
    return this.#file.durably(() => {
      if (!isExpected(expected, this.#stored(keyId)?.tag)) return false;
      if (profile === undefined) this.#remove.run(keyId);
      else this.#put.run(keyId, profile.document, profile.tag);
      return true;
    });
  }

  #stored(keyId: string): StoredProfile | undefined {
    const row = this.#find.get(keyId) as StoredProfile | undefined;
    return row && { document: row.document, tag: row.tag };
  }
}
