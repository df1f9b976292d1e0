import type Libsql from 'libsql';

export type Database = Libsql.Database;

/** The first column of the first row. */
export function firstValue(database: Database, sql: string): unknown {
  const [value] = database.prepare(sql).raw().get() as readonly unknown[];
  return value;
}
