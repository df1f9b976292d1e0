import type { ColumnTypes } from './column-types.js';
import { lineEndLiteral } from './literals.js';
import { mariadbFileName, mariadbNameKeys } from './mariadb-names.js';
import { mysql } from './mysql.js';
import { innodbColumns, oldTableNames, sqliteTables, systemColumns } from './reserved-names.js';
import type { SqlDialect } from './sql-dialect.js';
import { sqlite } from './sqlite.js';

/** Types that PostgreSQL, MySQL, MariaDB and SQLite all accept, with UNIQUE only if each of them supports it. */
const ansiTypes: ColumnTypes = {
  ...mysql.types,
  float: 'DOUBLE PRECISION',
  datetime: ['TIMESTAMP(0)', 'TIMESTAMP(3)'],
  // MySQL's TIMESTAMP ends in 2038 and depends on the time zone.
  mysqlDatetime: mysql.types.datetime,
  unique: { ...mysql.types.unique, maxDigits: sqlite.types.unique.maxDigits },
  options: ' /*!40101 CHARACTER SET utf8mb4 COLLATE utf8mb4_bin */',
};

/**
 * SQL that PostgreSQL, MySQL, MariaDB and SQLite load unchanged. Only MySQL and MariaDB execute the two comments,
 * because by default they read "a" as text and a backslash as an escape.
 */
export const ansi: SqlDialect = {
  name: 'ansi',
  label: 'ANSI',
  names: {
    maxBytes: 63,
    allowsSpaceAtEnd: false,
    allowsBeyondBmp: false,
    keysOf: mariadbNameKeys,
    tableKeyOf: (name) => name.toLowerCase(),
    reservedColumns: [systemColumns, innodbColumns],
    reservedTables: [sqliteTables, oldTableNames],
    fileName: mariadbFileName,
    commentsOnCreate: true,
  },
  quoteName: (name) => `"${name.replaceAll('"', '""')}"`,
  literal: lineEndLiteral,
  true: 'TRUE',
  false: 'FALSE',
  settings: ({ quotesNames, backslashes }) =>
    quotesNames || backslashes
      ? {
          head: "/*!40101 SET @tw_mode=@@sql_mode, sql_mode=CONCAT(@@sql_mode,',ANSI_QUOTES,NO_BACKSLASH_ESCAPES') */;\n",
          foot: '/*!40101 SET sql_mode=@tw_mode */;\n',
        }
      : { head: '', foot: '' },
  types: ansiTypes,
  circles: {
    addsReferences: true,
    deferred: () => ({ head: 'SET CONSTRAINTS ALL DEFERRED;\n', foot: '' }),
  },
};
