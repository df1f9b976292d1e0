import { ansi } from './ansi.js';
import { mysql } from './mysql.js';
import { postgresql } from './postgresql.js';
import type { SqlDialect } from './sql-dialect.js';
import { sqlite } from './sqlite.js';
import { sqlserver } from './sqlserver.js';

/** Every SQL dialect, by the name that requests use. */
export const sqlDialects = {
  ansi,
  postgresql,
  mysql,
  sqlite,
  sqlserver,
} satisfies Record<string, SqlDialect>;

export type DialectName = keyof typeof sqlDialects;

export const DIALECT_NAMES = Object.keys(sqlDialects) as readonly DialectName[];
