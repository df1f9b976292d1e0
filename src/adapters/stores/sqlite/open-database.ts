import { closeSync, openSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type Libsql from 'libsql';
import { UnusableStore } from '../unusable-store.js';
import { type Database, firstValue } from './database.js';
import { checkOwner, migrate } from './schema.js';

/** How long a start waits while another process has the file locked, such as a server that starts at the same time. */
const START_MS = 2000;

/** The file decides who can use the service, so other users of the machine can neither read nor write it. */
const OWNER_ONLY = 0o600;

/**
 * Opens the file, creates it if it does not exist, and migrates it to the schema of this release. Throws
 * `UnusableStore` if that fails. Later calls never wait for a lock, which would block the event loop.
 */
export function openDatabase(path: string): Database {
  try {
    createFile(path);
    const database = new (loadSqlite())(path, { timeout: START_MS });
    checkOwner(database);
    checkPages(database);
    useWriteAheadLog(database);
    migrate(database);
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    throw new UnusableStore(`sqlite:${path}`, reasonOf(error as NodeJS.ErrnoException, path));
  }
}

/** Creates the file with its mode; SQLite gives the same mode to the files of its log. */
function createFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined && !found.isFile()) throw new Error('it is not a regular file');
  closeSync(openSync(path, 'a', OWNER_ONLY));
}

/** Loads the package only when it is used: a platform for which it has no binary can still use the other stores. */
function loadSqlite(): typeof Libsql {
  return createRequire(import.meta.url)('libsql') as typeof Libsql;
}

function checkPages(database: Database): void {
  const found = firstValue(database, 'PRAGMA quick_check(1)');
  if (found !== 'ok') throw new Error(`the file is corrupt: ${found}`);
}

/**
 * With a write-ahead log, a commit survives the end of this process at any time without a sync to the disk, and readers
 * never wait for a writer.
 */
function useWriteAheadLog(database: Database): void {
  const mode = firstValue(database, 'PRAGMA journal_mode = WAL');
  if (mode !== 'wal') throw new Error('its file system does not support a write-ahead log');
  database.exec('PRAGMA synchronous = NORMAL');
}

function reasonOf({ code, message }: NodeJS.ErrnoException, path: string): string {
  if (code === 'ENOENT') return `the folder ${dirname(path)} does not exist`;
  if (code === 'MODULE_NOT_FOUND') return `SQLite is not available on this platform: ${message}`;
  return message;
}
