import { type Database, firstValue } from './database.js';

/** The application id "TBLW" in the header of the file marks it as ours. */
const APPLICATION_ID = 0x54_42_4c_57;

/** The migrations from each version of the file to the next. A released migration is never changed. */
const STEPS: readonly string[] = [
  `CREATE TABLE keys (
     digest TEXT PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     record TEXT NOT NULL,
     revoked_at INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE usage (
     key_id TEXT PRIMARY KEY,
     day INTEGER NOT NULL,
     used INTEGER NOT NULL,
     missing INTEGER NOT NULL,
     at INTEGER NOT NULL,
     last_used_at INTEGER
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE profiles (
     key_id TEXT PRIMARY KEY,
     document TEXT NOT NULL,
     tag TEXT NOT NULL
   ) STRICT;`,
];

/** Throws if another program wrote the file, which must then stay unchanged. */
export function checkOwner(database: Database): void {
  const owner = firstValue(database, 'PRAGMA application_id');
  const tables = firstValue(database, 'SELECT count(*) FROM sqlite_schema');
  if (owner === APPLICATION_ID || (owner === 0 && tables === 0)) return;
  throw new Error('the file is a database of another program');
}

export function migrate(database: Database): void {
  if (versionOf(database) === STEPS.length) return;
  database.exec('BEGIN IMMEDIATE');
  // Another process may have migrated the file in the meantime.
  const found = versionOf(database);
  if (found > STEPS.length) {
    database.exec('ROLLBACK');
    throw new Error(
      `the file has version ${found}, and this release reads versions up to ${STEPS.length}; use the release that wrote it`,
    );
  }
  for (const step of STEPS.slice(found)) database.exec(step);
  database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${STEPS.length}`);
  database.exec('COMMIT');
}

function versionOf(database: Database): number {
  return Number(firstValue(database, 'PRAGMA user_version'));
}
