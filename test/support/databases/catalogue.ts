import type { DatabaseKind } from '../../../src/adapters/databases/database-schemes.js';
import type { OwnDatabase } from './index.js';

/** What a database stores about its tables, apart from the ledger of loads. In PostgreSQL `xmin` changes with every ALTER. */
const QUERIES: Readonly<Record<DatabaseKind, readonly string[]>> = {
  postgresql: [
    `SELECT oid, xmin, pg_get_constraintdef(oid), condeferrable, convalidated FROM pg_constraint
      WHERE conrelid <> 0 AND conrelid::regclass::text <> 'tablewright_load' ORDER BY oid`,
    `SELECT attrelid, attnum, a.xmin, attname, atttypid, attnotnull, attidentity FROM pg_attribute a
      JOIN pg_class c ON c.oid = attrelid WHERE relkind IN ('r', 'p') AND relpersistence = 'p'
      AND relnamespace = 'public'::regnamespace AND relname <> 'tablewright_load' ORDER BY 1, 2`,
    'SELECT oid, xmin, tgenabled FROM pg_trigger ORDER BY oid',
  ],
  mysql: [
    `SELECT table_name, column_name, column_type, is_nullable, column_default, extra FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name <> 'tablewright_load' ORDER BY 1, 2`,
    `SELECT table_name, constraint_name, constraint_type FROM information_schema.table_constraints
      WHERE table_schema = DATABASE() AND table_name <> 'tablewright_load' ORDER BY 1, 2`,
  ],
  sqlite: [
    "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' AND tbl_name <> 'tablewright_load' ORDER BY 1",
  ],
  duckdb: [
    "SELECT table_name, sql FROM duckdb_tables() WHERE table_name <> 'tablewright_load' ORDER BY 1",
    'SELECT index_name, sql FROM duckdb_indexes() ORDER BY 1',
  ],
};

/** The catalogue of a database, for comparison with itself: filling tables must not change it. */
export async function catalogueOf(kind: DatabaseKind, own: OwnDatabase): Promise<unknown> {
  const results: unknown[] = [];
  for (const query of QUERIES[kind]) results.push(await own.rows(query));
  return results;
}
