import { mysqlTypes } from './column-types.js';
import { doubledQuotesAndBackslashes } from './literals.js';
import { mariadbFileName, mariadbNameKeys } from './mariadb-names.js';
import { innodbColumns, oldTableNames } from './reserved-names.js';
import { noSettings, type SqlDialect } from './sql-dialect.js';

/** Backticks hold under ANSI_QUOTES and without. */
const literal = { open: "'", close: "'", escape: doubledQuotesAndBackslashes };

/** MySQL and MariaDB in their default sql_mode, in which a backslash is an escape. */
export const mysql: SqlDialect = {
  name: 'mysql',
  names: {
    maxUnits: 64,
    allowsSpaceAtEnd: false,
    allowsBeyondBmp: false,
    keysOf: mariadbNameKeys,
    reservedColumns: [innodbColumns],
    reservedTables: [oldTableNames],
    fileName: mariadbFileName,
    commentsOnCreate: false,
  },
  quoteName: (name) => `\`${name.replaceAll('`', '``')}\``,
  literal: () => literal,
  true: 'TRUE',
  false: 'FALSE',
  settings: noSettings,
  types: mysqlTypes,
};
