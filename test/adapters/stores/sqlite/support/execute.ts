import Libsql from 'libsql';

/** Runs SQL on a file like another program, and keeps the file open until the result is closed. */
export function execute(path: string, sql: string): Libsql.Database {
  const database = new Libsql(path);
  database.exec(sql);
  return database;
}
