import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type Libsql from 'libsql';
import type { Clock } from '../../../application/ports/clock.js';
import type { CounterStore } from '../../../application/ports/counter-store.js';
import type { Admission, Limits } from '../../../domain/access/admission.js';
import { admitOne, freshUsage, type Usage } from '../../../domain/access/usage.js';
import type { StoreUnavailable } from '../../../domain/errors/failure.js';
import type { SqliteFile } from './sqlite-file.js';

interface Row {
  readonly day: number;
  readonly used: number;
  readonly missing: number;
  readonly at: number;
}

/** Counts in a file, with one transaction per admission. Each key that was ever used keeps a row. */
export class SqliteCounterStore implements CounterStore {
  readonly #file: SqliteFile;
  readonly #clock: Clock;
  readonly #read: Libsql.Statement;
  readonly #write: Libsql.Statement;

  constructor(file: SqliteFile, clock: Clock) {
    this.#file = file;
    this.#clock = clock;
    this.#read = file.prepare('SELECT day, used, missing, at FROM usage WHERE key_id = ?');
    this.#write = file.prepare(`
      INSERT INTO usage (key_id, day, used, missing, at, last_used_at) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (key_id) DO UPDATE SET
        day = excluded.day, used = excluded.used, missing = excluded.missing, at = excluded.at,
        last_used_at = coalesce(excluded.last_used_at, last_used_at)`);
  }

  admit(keyId: string, limits: Limits): TaskEither<StoreUnavailable, Admission> {
    return this.#file.transaction(() => {
      const now = this.#clock.now();
      const { admission, usage } = admitOne(this.#usage(keyId, now), limits, now);
      const { day, bucket } = usage;
      const usedAt = admission.refusedBy === undefined ? now : null;
      this.#write.run(keyId, day.day, day.used, bucket.missing, bucket.at, usedAt);
      return admission;
    });
  }

  #usage(keyId: string, now: number): Usage {
    const row = this.#read.get(keyId) as Row | undefined;
    if (row === undefined) return freshUsage(now);
    const { day, used, missing, at } = row;
    return { day: { day, used }, bucket: { missing, at } };
  }
}
