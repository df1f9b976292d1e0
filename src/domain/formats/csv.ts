import { decimalText } from '../basics/decimal-text.js';
import { cellAlphabet } from '../columns/cell-alphabet.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag, oneOf } from '../constraints/texts.js';
import type { Escape } from '../encoding/escape.js';
import type { CellNotation } from '../encoding/notation.js';
import { guardText } from '../encoding/spreadsheet-guard.js';
import type { Scalar } from '../kernel/word-table.js';
import type { Format, PlannedColumn } from './format.js';

const csvOptions = {
  delimiter: withDefault(oneOf('character between cells', [',', ';', '\t', '|']), ','),
  header: withDefault(flag('whether the first line names the columns'), true),
  bom: withDefault(flag('whether the file begins with a byte order mark'), false),
  safe_for_spreadsheets: withDefault(
    flag('whether texts that a spreadsheet would run as formulas are prefixed with an apostrophe'),
    false,
  ),
};

export type CsvOptions = Decoded<typeof csvOptions>;

const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\ufeff';
const SPECIAL = new RegExp(`["\\r\\n${BYTE_ORDER_MARK}]`);

const bare: Escape = { id: 'csv:bare', replacements: new Map() };
const quoted: Escape = { id: 'csv:quoted', replacements: new Map([['"', '""']]) };

/** A byte order mark is always quoted, since a reader would take one at the start of a file as a mark of its encoding. */
function needsQuotes(text: string, delimiter: string): boolean {
  return text.includes(delimiter) || SPECIAL.test(text);
}

/** Returns a text as a whole cell. The empty text is quoted, since the empty cell is null. */
function csvText(text: string, { delimiter, safe_for_spreadsheets }: CsvOptions): string {
  const harmless = safe_for_spreadsheets ? guardText(text) : text;
  if (harmless !== '' && !needsQuotes(harmless, delimiter)) return harmless;
  return `"${harmless.replaceAll('"', '""')}"`;
}

function csvScalar(value: Scalar, options: CsvOptions): string {
  if (typeof value === 'number') return decimalText(value);
  return typeof value === 'string' ? csvText(value, options) : String(value);
}

function csvCell(column: PlannedColumn, last: boolean, options: CsvOptions): CellNotation {
  const { delimiter, safe_for_spreadsheets } = options;
  const { cell } = column.plan;
  // A cell of one word is quoted only if the word needs quotes. Any other column is quoted in every row or in none.
  const [only] = cell;
  const isWord = cell.length === 1 && only?.kind === 'words';
  const mayBeEmpty = cell.every((piece) => piece.kind === 'text' && piece.minLength === 0);
  const quotes = !isWord && (mayBeEmpty || needsQuotes(cellAlphabet(cell), delimiter));
  return {
    pieces: cell,
    id: `csv:${delimiter}${safe_for_spreadsheets ? ':guarded' : ''}`,
    before: '',
    after: last ? '' : delimiter,
    null: '',
    scalar: (value) => csvScalar(value, options),
    open: quotes ? '"' : '',
    close: quotes ? '"' : '',
    escape: quotes ? quoted : bare,
    guarded: safe_for_spreadsheets,
  };
}

/** RFC 4180: a header line, CRLF, and quotes around cells that need them or around a whole column. */
export const csv: Format<typeof csvOptions> = {
  name: 'csv',
  extension: 'csv',
  isJson: false,
  type: 'text/csv',
  options: csvOptions,
  mediaType: ({ header }) => `text/csv; charset=utf-8; header=${header ? 'present' : 'absent'}`,
  check: () => [],
  layout: (_, columns, options) => {
    const cells = columns.map((column, i) => csvCell(column, i === columns.length - 1, options));
    const names = columns.map(({ name }) => csvText(name, options));
    const header = options.header ? names.join(options.delimiter) + LINE_END : '';
    return {
      // Readers skip an empty line, so the null of a table with one column is written as "".
      cells: cells.length === 1 ? cells.map((cell) => ({ ...cell, null: '""' })) : cells,
      frame: () => ({
        head: (options.bom ? BYTE_ORDER_MARK : '') + header,
        foot: '',
        open: '',
        close: LINE_END,
      }),
    };
  },
};
