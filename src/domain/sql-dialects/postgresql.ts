import { type ColumnTypes, WORD_SIZES } from './column-types.js';
import { doubledQuotesAndBackslashes, standardLiteral } from './literals.js';
import { systemColumns } from './reserved-names.js';
import { deferredConstraints, noSettings, onConflict, type SqlDialect } from './sql-dialect.js';

/** A literal that contains a backslash is an E'…', which does not depend on standard_conforming_strings. */
const escapeLiteral = { open: "E'", close: "'", escape: doubledQuotesAndBackslashes };

const postgresqlTypes: ColumnTypes = {
  integers: WORD_SIZES,
  decimal: { type: 'NUMERIC', maxDigits: 1000, maxScale: 1000 },
  float: 'DOUBLE PRECISION',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: ['TIMESTAMP(0)', 'TIMESTAMP(3)'],
  shortText: { type: 'VARCHAR', maxUnits: 255 },
  longText: 'TEXT',
  json: 'JSONB',
  shortTextRoom: Infinity,
  unique: {
    max: 1000,
    // A third of a page of an index.
    maxBytes: 2600,
    longTexts: true,
    besideNulls: true,
    ignoresSpacesAtEnd: false,
    maxDigits: 1000,
    collation: '',
  },
  options: '',
};

export const postgresql: SqlDialect = {
  name: 'postgresql',
  label: 'PostgreSQL',
  names: {
    // PostgreSQL truncates longer names, which may then collide.
    maxBytes: 63,
    allowsSpaceAtEnd: true,
    allowsBeyondBmp: true,
    keysOf: (name) => [name],
    reservedColumns: [systemColumns],
    reservedTables: [],
    commentsOnCreate: false,
  },
  quoteName: (name) => `"${name.replaceAll('"', '""')}"`,
  literal: (alphabet) => (alphabet.includes('\\') ? escapeLiteral : standardLiteral),
  true: 'TRUE',
  false: 'FALSE',
  settings: noSettings,
  types: postgresqlTypes,
  circles: deferredConstraints,
  upsert: onConflict,
};
