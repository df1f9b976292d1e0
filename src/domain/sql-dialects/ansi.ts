import { checkNames } from './names.js';
import type { SqlDialect } from './sql-dialect.js';

/**
 * What PostgreSQL, MySQL, MariaDB and SQLite load unchanged. The two comments are statements to MySQL and
 * MariaDB alone: by default these read "a" as text and a backslash as an escape.
 */
export const ansi: SqlDialect = {
  name: 'ansi',
  quoteName: (name) => `"${name.replaceAll('"', '""')}"`,
  open: "'",
  close: "'",
  escape: { id: 'sql:quote', replacements: new Map([["'", "''"]]) },
  true: 'TRUE',
  false: 'FALSE',
  settings: ({ quotesNames, backslashes }) =>
    quotesNames || backslashes
      ? {
          head: "/*!40101 SET @tw_mode=@@sql_mode, sql_mode=CONCAT(@@sql_mode,',ANSI_QUOTES,NO_BACKSLASH_ESCAPES') */;\n",
          foot: '/*!40101 SET sql_mode=@tw_mode */;\n',
        }
      : { head: '', foot: '' },
  check: (names) =>
    checkNames(names, {
      dialect: 'ansi',
      maxBytes: 63,
      allowsTrailingSpace: false,
      allowsBeyondBmp: false,
      caseSensitive: false,
    }),
};
