import { ansi } from './ansi.js';
import { mysql } from './mysql.js';
import { postgresql } from './postgresql.js';
import type { SqlDialect } from './sql-dialect.js';
import { sqlite } from './sqlite.js';
import { sqlserver } from './sqlserver.js';

/** The SQL dialects of this package, by the names that requests use; the first is the default. */
export const sqlDialects = {
  ansi,
  postgresql,
  mysql,
  sqlite,
  sqlserver,
} satisfies Record<string, SqlDialect>;

export const builtInDialects: readonly SqlDialect[] = Object.values(sqlDialects);

export type DialectName = keyof typeof sqlDialects;

export const DIALECT_NAMES = Object.keys(sqlDialects) as readonly DialectName[];
