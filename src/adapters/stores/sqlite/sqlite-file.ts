import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type Libsql from 'libsql';
import type { Log } from '../../../application/ports/log.js';
import type { StoreUnavailable } from '../../../domain/errors/failure.js';
import { refusalLog } from '../refusal-log.js';
import type { Database } from './database.js';
import { openDatabase } from './open-database.js';

/** How long a call waits while another process has the file locked. */
const ANSWER_MS = 500;
/** Pause between two attempts to lock the file. */
const BUSY_PAUSE_MS = 5;

const unavailable: StoreUnavailable = {
  code: 'store_unavailable',
  store: 'sqlite',
  retryAfterSeconds: 5,
};

/** A SQLite file, which several processes on one machine can share. */
export class SqliteFile {
  readonly #path: string;
  readonly #logRefusal: (reason: string) => void;
  readonly #database: Database;
  readonly #identity: string | undefined;
  readonly #begin: Libsql.Statement;
  readonly #commit: Libsql.Statement;

  /** Throws `UnusableStore` if the file cannot be opened. */
  constructor(path: string, log: Log) {
    this.#path = path;
    this.#logRefusal = refusalLog(log, unavailable.store);
    this.#database = openDatabase(path);
    this.#identity = identityOf(path);
    this.#begin = this.prepare('BEGIN IMMEDIATE');
    this.#commit = this.prepare('COMMIT');
  }

  prepare(sql: string): Libsql.Statement {
    return this.#database.prepare(sql);
  }

  /** Runs `work`, which must be synchronous, in a transaction. */
  transaction<A>(work: () => A): TaskEither<StoreUnavailable, A> {
    return this.run(() => this.#whole(work));
  }

  /** Runs `work` in a transaction that survives a loss of power; it costs a sync to the disk. */
  durably<A>(work: () => A): TaskEither<StoreUnavailable, A> {
    return this.run(() => {
      this.#database.exec('PRAGMA synchronous = FULL');
      try {
        return this.#whole(work);
      } finally {
        this.#database.exec('PRAGMA synchronous = NORMAL');
      }
    });
  }

  /**
   * Runs `work` and retries it while the file is locked, for up to `ANSWER_MS`. `work` must have no effect if it fails:
   * one statement or one transaction.
   */
  run<A>(work: () => A): TaskEither<StoreUnavailable, A> {
    return async () => {
      const end = performance.now() + ANSWER_MS;
      let done = this.#attempt(work);
      while (E.isLeft(done) && isBusy(done.left) && performance.now() < end) {
        await sleep(BUSY_PAUSE_MS);
        done = this.#attempt(work);
      }
      if (E.isRight(done)) return done;
      this.#logRefusal(done.left.message);
      return E.left(unavailable);
    };
  }

  /** Moves all commits from the write-ahead log into the file, so that a copy of the file alone is complete. */
  close(): void {
    if (!this.#database.open) return;
    this.#attempt(() => this.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get());
    this.#database.close();
  }

  /** Returns errors of SQLite and of the file on the left; throws any other error, which is a defect. */
  #attempt<A>(work: () => A): E.Either<NodeJS.ErrnoException, A> {
    // The system lets a process write to a removed file, but the changes would be lost.
    if (identityOf(this.#path) !== this.#identity) {
      return E.left(new Error('the file was removed or replaced'));
    }
    try {
      return E.right(work());
    } catch (error) {
      if (String((error as NodeJS.ErrnoException).code).startsWith('SQLITE_')) {
        return E.left(error as NodeJS.ErrnoException);
      }
      throw error;
    }
  }

  #whole<A>(work: () => A): A {
    this.#begin.run();
    try {
      const result = work();
      this.#commit.run();
      return result;
    } finally {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
    }
  }
}

function isBusy({ code = '' }: NodeJS.ErrnoException): boolean {
  return code.startsWith('SQLITE_BUSY');
}

/** Identifies the file at a path by device and inode; undefined if there is none, or if it is not accessible. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path);
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
