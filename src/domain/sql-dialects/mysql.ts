import type { Escape } from '../encoding/escape.js';
import { type ColumnTypes, WORD_SIZES } from './column-types.js';
import { doubledQuotesAndBackslashes } from './literals.js';
import { mariadbFileName, mariadbNameKeys } from './mariadb-names.js';
import { innodbColumns, oldTableNames } from './reserved-names.js';
import type { LiteralForm, SqlDialect } from './sql-dialect.js';

/** The escapes of mysqldump. The client of MariaDB would read an unescaped CR LF as LF. */
const escapes: Escape = {
  id: 'sql:quote,backslash,cr',
  replacements: new Map([...doubledQuotesAndBackslashes.replacements, ['\r', '\\r']]),
};

const literal: LiteralForm = { open: "'", close: "'", escape: escapes };

const mysqlTypes: ColumnTypes = {
  integers: WORD_SIZES,
  decimal: { type: 'DECIMAL', maxDigits: 65, maxScale: 30 },
  float: 'DOUBLE',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: ['DATETIME', 'DATETIME(3)'],
  shortText: { type: 'VARCHAR', maxUnits: 255 },
  longText: 'TEXT',
  json: 'JSON',
  // A row has at most 65,535 bytes, without its TEXT columns.
  shortTextRoom: 48_000,
  unique: {
    max: 64,
    maxBytes: 4 * 255,
    longTexts: false,
    besideNulls: true,
    ignoresSpacesAtEnd: true,
    maxDigits: 65,
    collation: '',
  },
  // Every text fits, and different texts never compare as equal.
  options: ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
};

/** MySQL and MariaDB in their default sql_mode, which reads a backslash as an escape. */
export const mysql: SqlDialect = {
  name: 'mysql',
  label: 'MySQL, MariaDB',
  names: {
    maxUnits: 64,
    allowsSpaceAtEnd: false,
    allowsBeyondBmp: false,
    keysOf: mariadbNameKeys,
    // Servers on Windows and macOS ignore case, as their files do.
    tableKeyOf: (name) => name.toLowerCase(),
    reservedColumns: [innodbColumns],
    reservedTables: [oldTableNames],
    fileName: mariadbFileName,
    commentsOnCreate: false,
  },
  // Backticks work with and without ANSI_QUOTES.
  quoteName: (name) => `\`${name.replaceAll('`', '``')}\``,
  literal: () => literal,
  true: 'TRUE',
  false: 'FALSE',
  // A client in another encoding would send each byte of a text as a character.
  settings: () => ({ head: 'SET NAMES utf8mb4;\n', foot: '' }),
  types: mysqlTypes,
  circles: {
    addsReferences: true,
    deferred: () => ({
      head: 'SET FOREIGN_KEY_CHECKS = 0;\n',
      foot: 'SET FOREIGN_KEY_CHECKS = 1;\n',
    }),
  },
  // MariaDB has no other name for the new values, and MySQL still takes this one.
  upsert: ({ key, others }) => {
    const set = others.map((name) => `${name} = VALUES(${name})`);
    const nothing = key.slice(0, 1).map((name) => `${name} = ${name}`);
    return ` ON DUPLICATE KEY UPDATE ${(set.length > 0 ? set : nothing).join(', ')}`;
  },
};
