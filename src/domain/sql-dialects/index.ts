import { keysOf } from '../basics/keys-of.js';
import { ansi } from './ansi.js';
import { mysql } from './mysql.js';
import { postgresql } from './postgresql.js';
import type { SqlDialect } from './sql-dialect.js';
import { sqlite } from './sqlite.js';
import { sqlserver } from './sqlserver.js';

/**
 * The SQL dialects of this package, by the names that requests use; the first is the default.
 *
 * @example
 * sqlDialects.mysql.quoteName('order'); // => '`order`'
 */
export const sqlDialects = {
  ansi,
  postgresql,
  mysql,
  sqlite,
  sqlserver,
} satisfies Record<string, SqlDialect>;

export const builtInDialects: readonly SqlDialect[] = Object.values(sqlDialects);

/**
 * The name of a SQL dialect of this package.
 *
 * @example
 * const dialect: DialectName = 'postgresql';
 * sqlDialects[dialect].name; // => 'postgresql'
 */
export type DialectName = keyof typeof sqlDialects;

/**
 * The names of the SQL dialects of this package; the first is the default.
 *
 * @example
 * DIALECT_NAMES; // => ['ansi', 'postgresql', 'mysql', 'sqlite', 'sqlserver']
 */
export const DIALECT_NAMES = keysOf(sqlDialects);
