import { postgresqlTypes } from './column-types.js';
import { doubledQuotesAndBackslashes, standardLiteral } from './literals.js';
import { systemColumns } from './reserved-names.js';
import { noSettings, type SqlDialect } from './sql-dialect.js';

/** Right whatever standard_conforming_strings says: a literal that holds a backslash is an E'…'. */
const escapeLiteral = { open: "E'", close: "'", escape: doubledQuotesAndBackslashes };

export const postgresql: SqlDialect = {
  name: 'postgresql',
  names: {
    // Longer ones are cut, and may collide then.
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
};
