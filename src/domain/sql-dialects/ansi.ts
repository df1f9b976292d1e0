import { ansiTypes } from './column-types.js';
import { standardLiteral } from './literals.js';
import { mariadbFileName, mariadbNameKeys } from './mariadb-names.js';
import { innodbColumns, oldTableNames, sqliteTables, systemColumns } from './reserved-names.js';
import type { SqlDialect } from './sql-dialect.js';

/**
 * What PostgreSQL, MySQL, MariaDB and SQLite load unchanged. The two comments are statements to MySQL and
 * MariaDB alone: by default these read "a" as text and a backslash as an escape.
 */
export const ansi: SqlDialect = {
  name: 'ansi',
  names: {
    maxBytes: 63,
    allowsSpaceAtEnd: false,
    allowsBeyondBmp: false,
    keysOf: mariadbNameKeys,
    reservedColumns: [systemColumns, innodbColumns],
    reservedTables: [sqliteTables, oldTableNames],
    fileName: mariadbFileName,
    commentsOnCreate: true,
  },
  quoteName: (name) => `"${name.replaceAll('"', '""')}"`,
  literal: () => standardLiteral,
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
};
