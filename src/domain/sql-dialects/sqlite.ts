import { sqliteTypes } from './column-types.js';
import { standardLiteral } from './literals.js';
import { sqliteTables } from './reserved-names.js';
import { noSettings, type SqlDialect } from './sql-dialect.js';

export const sqlite: SqlDialect = {
  name: 'sqlite',
  names: {
    maxColumns: 2000,
    allowsSpaceAtEnd: true,
    allowsBeyondBmp: true,
    // Only ASCII letters have case.
    keysOf: (name) => [name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())],
    reservedColumns: [],
    reservedTables: [sqliteTables],
    commentsOnCreate: false,
  },
  quoteName: (name) => `"${name.replaceAll('"', '""')}"`,
  literal: () => standardLiteral,
  true: 'TRUE',
  false: 'FALSE',
  settings: noSettings,
  types: sqliteTypes,
};
