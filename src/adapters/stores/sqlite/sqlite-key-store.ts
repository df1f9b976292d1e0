import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type Libsql from 'libsql';
import type { KeyStore } from '../../../application/ports/key-store.js';
import type { KeyRecord } from '../../../domain/access/key-record.js';
import type { StoreUnavailable } from '../../../domain/errors/failure.js';
import { fromJson, toJson } from '../key-record-json.js';
import type { SqliteFile } from './sqlite-file.js';

interface Row {
  readonly record: string;
  readonly revoked_at: number | null;
  readonly last_used_at: number | null;
}

const ROWS = `
  SELECT record, revoked_at, last_used_at
  FROM keys LEFT JOIN usage ON usage.key_id = keys.id`;

/** Keys in a file. Changes survive a loss of power: a revoked key must not become valid again. */
export class SqliteKeyStore implements KeyStore {
  readonly #file: SqliteFile;
  readonly #add: Libsql.Statement;
  readonly #find: Libsql.Statement;
  readonly #list: Libsql.Statement;
  readonly #revoke: Libsql.Statement;

  constructor(file: SqliteFile) {
    this.#file = file;
    this.#add = file.prepare('INSERT INTO keys (digest, id, record) VALUES (?, ?, ?)');
    this.#find = file.prepare(`${ROWS} WHERE digest = ?`);
    this.#list = file.prepare(ROWS);
    this.#revoke = file.prepare(
      'UPDATE keys SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?',
    );
  }

  add(digest: string, record: KeyRecord): TE.TaskEither<StoreUnavailable, void> {
    return this.#file.durably(() => {
      this.#add.run(digest, record.id, toJson(record));
    });
  }

  find(digest: string): TE.TaskEither<StoreUnavailable, KeyRecord | undefined> {
    return pipe(
      this.#file.run(() => this.#find.get(digest) as Row | undefined),
      TE.map((row) => row && recordOf(row)),
    );
  }

  list(): TE.TaskEither<StoreUnavailable, readonly KeyRecord[]> {
    return pipe(
      this.#file.run(() => this.#list.all() as Row[]),
      TE.map((rows) => rows.map(recordOf).sort((a, b) => a.createdAt - b.createdAt)),
    );
  }

  revoke(id: string, at: number): TE.TaskEither<StoreUnavailable, boolean> {
    return this.#file.durably(() => this.#revoke.run(at, id).changes > 0);
  }
}

function recordOf({ record, revoked_at, last_used_at }: Row): KeyRecord {
  return {
    ...fromJson(record),
    revokedAt: revoked_at ?? undefined,
    lastUsedAt: last_used_at ?? undefined,
  };
}
