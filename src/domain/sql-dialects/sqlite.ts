import type { ColumnTypes } from './column-types.js';
import { lineEndLiteral } from './literals.js';
import { sqliteTables } from './reserved-names.js';
import { noSettings, onConflict, type SqlDialect } from './sql-dialect.js';

const sqliteTypes: ColumnTypes = {
  integers: [{ type: 'INTEGER', max: Number.MAX_SAFE_INTEGER }],
  decimal: { type: 'NUMERIC', maxDigits: Infinity, maxScale: Infinity },
  float: 'REAL',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: ['DATETIME', 'DATETIME'],
  shortText: { type: 'TEXT', maxUnits: 0 },
  longText: 'TEXT',
  shortTextRoom: Infinity,
  unique: {
    max: 1000,
    maxBytes: Infinity,
    longTexts: true,
    besideNulls: true,
    ignoresSpacesAtEnd: false,
    // SQLite stores a decimal as a double.
    maxDigits: 15,
    collation: '',
  },
  options: '',
};

/** Only ASCII letters have case. */
function caseless(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export const sqlite: SqlDialect = {
  name: 'sqlite',
  label: 'SQLite',
  names: {
    maxColumns: 2000,
    allowsSpaceAtEnd: true,
    allowsBeyondBmp: true,
    keysOf: (name) => [caseless(name)],
    tableKeyOf: caseless,
    reservedColumns: [],
    reservedTables: [sqliteTables],
    commentsOnCreate: false,
  },
  quoteName: (name) => `"${name.replaceAll('"', '""')}"`,
  literal: lineEndLiteral,
  true: 'TRUE',
  false: 'FALSE',
  settings: noSettings,
  types: sqliteTypes,
  circles: {
    addsReferences: false,
    // A row cannot be added while a table to which it refers does not exist, unless references are not checked.
    deferred: () => ({
      head: 'PRAGMA foreign_keys = OFF;\n',
      foot: 'PRAGMA foreign_key_check;\nPRAGMA foreign_keys = ON;\n',
    }),
  },
  upsert: onConflict,
};
