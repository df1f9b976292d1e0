import { decimalText } from '../basics/decimal-text.js';
import { cellAlphabet } from '../columns/cell-alphabet.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import type { Escape } from '../encoding/escape.js';
import type { CellNotation } from '../encoding/notation.js';
import { guardText } from '../encoding/spreadsheet-guard.js';
import type { Scalar } from '../kernel/word-table.js';
import type { Layout, PlannedColumn } from './format.js';

/** The options that every delimited text has. */
export const delimitedOptions = {
  header: withDefault(flag('whether the first line names the columns'), true),
  bom: withDefault(flag('whether the file begins with a byte order mark'), false),
  safe_for_spreadsheets: withDefault(
    flag('whether texts that a spreadsheet would run as formulas are prefixed with an apostrophe'),
    false,
  ),
};

/** The notation of a delimited text. */
export interface DelimitedText extends Decoded<typeof delimitedOptions> {
  readonly delimiter: string;
  readonly lineEnd: '\r\n' | '\n';
}

const BYTE_ORDER_MARK = '\ufeff';
const SPECIAL = new RegExp(`["\\r\\n${BYTE_ORDER_MARK}]`);

const bare: Escape = { id: 'csv:bare', replacements: new Map() };
const quoted: Escape = { id: 'csv:quoted', replacements: new Map([['"', '""']]) };

/** A byte order mark is always quoted, since a reader would take one at the start of a file as a mark of its encoding. */
function needsQuotes(text: string, delimiter: string): boolean {
  return text.includes(delimiter) || SPECIAL.test(text);
}

/** Returns a text as a whole cell. The empty text is quoted, since the empty cell is null. */
function delimitedCell(text: string, { delimiter, safe_for_spreadsheets }: DelimitedText): string {
  const harmless = safe_for_spreadsheets ? guardText(text) : text;
  if (harmless !== '' && !needsQuotes(harmless, delimiter)) return harmless;
  return `"${harmless.replaceAll('"', '""')}"`;
}

function delimitedScalar(value: Scalar, notation: DelimitedText): string {
  if (typeof value === 'number') return decimalText(value);
  return typeof value === 'string' ? delimitedCell(value, notation) : String(value);
}

function cellNotation(column: PlannedColumn, last: boolean, notation: DelimitedText): CellNotation {
  const { delimiter, safe_for_spreadsheets } = notation;
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
    scalar: (value) => delimitedScalar(value, notation),
    open: quotes ? '"' : '',
    close: quotes ? '"' : '',
    escape: quotes ? quoted : bare,
    guarded: safe_for_spreadsheets,
  };
}

/** Returns the layout of lines of cells, with quotes as in RFC 4180 around cells that need them or around a whole column. */
export function delimitedLayout(
  columns: readonly PlannedColumn[],
  notation: DelimitedText,
): Layout {
  const { delimiter, lineEnd, header, bom } = notation;
  const cells = columns.map((column, i) =>
    cellNotation(column, i === columns.length - 1, notation),
  );
  const names = columns.map(({ name }) => delimitedCell(name, notation)).join(delimiter);
  return {
    // Readers skip an empty line, so the null of a table with one column is written as "".
    cells: cells.length === 1 ? cells.map((cell) => ({ ...cell, null: '""' })) : cells,
    frame: () => ({
      head: (bom ? BYTE_ORDER_MARK : '') + (header ? names + lineEnd : ''),
      foot: '',
      open: '',
      close: lineEnd,
    }),
  };
}
