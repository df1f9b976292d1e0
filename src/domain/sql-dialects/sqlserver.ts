import type { Escape } from '../encoding/escape.js';
import type { ColumnTypes } from './column-types.js';
import { doubledQuotes, standardLiteral } from './literals.js';
import { temporaryTables } from './reserved-names.js';
import { type LiteralForm, noSettings, type SqlDialect } from './sql-dialect.js';

/** Without N the text passes through a code page, in which U+02BC may become a quote. */
const nationalLiteral: LiteralForm = { open: "N'", close: "'", escape: doubledQuotes };

/** A backslash and the line end after it would vanish as a continued line: no literal holds both. */
const splitAtBackslashes: Escape = {
  id: 'sql:quote,split',
  replacements: new Map([...doubledQuotes.replacements, ['\\', "\\' + N'"]]),
};

const splitLiteral: LiteralForm = { open: "N'", close: "'", escape: splitAtBackslashes };

/** A sum of shorter texts is cut at 4000 characters unless the first of them is an NVARCHAR(MAX). */
const longSplitLiteral: LiteralForm = { ...splitLiteral, open: "CAST(N'' AS NVARCHAR(MAX)) + N'" };
const LONGEST_SUM = 4000;

/**
 * Every fold that some collation of Windows makes is taken: case, width, kana, letters for two. What has
 * no weight in the older ones falls out.
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
  names: {
    maxUnits: 128,
    maxColumns: 1024,
    allowsSpaceAtEnd: false,
    allowsBeyondBmp: true,
    keysOf: (name) => [foldedName(name)],
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
};
