import type { Escape } from '../encoding/escape.js';
import type { ColumnTypes } from './column-types.js';
import { doubledQuotes, standardLiteral } from './literals.js';
import { temporaryTables } from './reserved-names.js';
import { type LiteralForm, noSettings, type SqlDialect } from './sql-dialect.js';

/** Without N, the text is converted to a code page, in which U+02BC may become a quote. */
const nationalLiteral: LiteralForm = { open: "N'", close: "'", escape: doubledQuotes };

/** SQL Server removes a backslash and the line end after it, as a continued line. No literal may contain both. */
const splitAtBackslashes: Escape = {
  id: 'sql:quote,split',
  replacements: new Map([...doubledQuotes.replacements, ['\\', "\\' + N'"]]),
};

const splitLiteral: LiteralForm = { open: "N'", close: "'", escape: splitAtBackslashes };

/** A concatenation is truncated at 4000 characters unless its first operand is an NVARCHAR(MAX). */
const longSplitLiteral: LiteralForm = { ...splitLiteral, open: "CAST(N'' AS NVARCHAR(MAX)) + N'" };
const LONGEST_SUM = 4000;

/**
 * Returns the name with every fold that a Windows collation makes: case, width, kana, ligatures. Characters without
 * weight in the older collations are removed.
 */
function foldedName(name: string): string {
  return name
    .replace(/[\0-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060\ufeff\ud800-\udfff]/g, '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replaceAll('Æ', 'AE')
    .replaceAll('Œ', 'OE')
    .replaceAll('Þ', 'TH');
}

const sqlserverTypes: ColumnTypes = {
  integers: [
    { type: 'SMALLINT', max: 2 ** 15 - 1 },
    { type: 'INT', max: 2 ** 31 - 1 },
    { type: 'BIGINT', max: Number.MAX_SAFE_INTEGER },
  ],
  decimal: { type: 'DECIMAL', maxDigits: 38, maxScale: 38 },
  float: 'FLOAT',
  boolean: 'BIT',
  date: 'DATE',
  datetime: ['DATETIME2(0)', 'DATETIME2(3)'],
  shortText: { type: 'NVARCHAR', maxUnits: 4000 },
  longText: 'NVARCHAR(MAX)',
  shortTextRoom: Infinity,
  unique: {
    max: 999,
    // 1,700 bytes of UTF-16.
    maxBytes: 850,
    longTexts: false,
    besideNulls: false,
    ignoresSpacesAtEnd: true,
    maxDigits: 38,
    collation: ' COLLATE Latin1_General_100_BIN2',
  },
  options: '',
};

export const sqlserver: SqlDialect = {
  name: 'sqlserver',
  label: 'SQL Server',
  names: {
    maxUnits: 128,
    maxColumns: 1024,
    allowsSpaceAtEnd: false,
    allowsBeyondBmp: true,
    keysOf: (name) => [foldedName(name)],
    tableKeyOf: foldedName,
    reservedColumns: [],
    reservedTables: [temporaryTables],
    commentsOnCreate: false,
  },
  quoteName: (name) => `[${name.replaceAll(']', ']]')}]`,
  literal: (alphabet, longest) => {
    if (alphabet.includes('\\') && /[\r\n]/.test(alphabet)) {
      return longest > LONGEST_SUM ? longSplitLiteral : splitLiteral;
    }
    return /[^\0-\u007f]/.test(alphabet) ? nationalLiteral : standardLiteral;
  },
  true: '1',
  false: '0',
  settings: noSettings,
  types: sqlserverTypes,
  circles: {
    addsReferences: true,
    deferred: (tables) => ({
      head: tables.map((table) => `ALTER TABLE ${table} NOCHECK CONSTRAINT ALL;\n`).join(''),
      foot: tables
        .map((table) => `ALTER TABLE ${table} WITH CHECK CHECK CONSTRAINT ALL;\n`)
        .join(''),
    }),
  },
};
