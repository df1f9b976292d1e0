import Libsql from 'libsql';

/** Does something to a file as another program would, and holds it until it is closed. */
export function execute(path: string, sql: string): Libsql.Database {
  const database = new Libsql(path);
  database.exec(sql);
  return database;
}
