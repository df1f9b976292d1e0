import { decimalText } from '../basics/decimal-text.js';
import { cellAlphabet } from '../columns/cell-alphabet.js';
import type { Piece } from '../columns/column-plan.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag, oneOf } from '../constraints/texts.js';
import type { Escape } from '../encoding/escape.js';
import type { CellNotation } from '../encoding/notation.js';
import { guardText } from '../encoding/spreadsheet-guard.js';
import type { Scalar } from '../kernel/word-table.js';
import type { Layout, PlannedColumn } from './format.js';
import { mayBeMark, nullMark } from './null-mark.js';

/** The options that every delimited text has. */
export const delimitedOptions = {
  header: withDefault(flag('whether the first line names the columns'), true),
  bom: withDefault(flag('whether the file begins with a byte order mark'), false),
  safe_for_spreadsheets: withDefault(
    flag('whether texts that a spreadsheet would run as formulas are prefixed with an apostrophe'),
    false,
  ),
  null: withDefault(nullMark, ''),
  decimal: withDefault(oneOf('decimal mark of numbers', ['.', ',']), '.'),
};

const LINE_ENDS = { crlf: '\r\n', lf: '\n' } as const;

export type LineEnd = keyof typeof LINE_ENDS;

/** The option for the end of a row, whose default differs between formats. */
export function lineEnd(usual: LineEnd) {
  return withDefault(oneOf('end of each row', ['crlf', 'lf']), usual);
}

/** The notation of a delimited text. */
export interface DelimitedText extends Decoded<typeof delimitedOptions> {
  readonly delimiter: string;
  readonly line_end: LineEnd;
}

const BYTE_ORDER_MARK = '\ufeff';
const SPECIAL = new RegExp(`["\\r\\n${BYTE_ORDER_MARK}]`);

const bare: Escape = { id: 'csv:bare', replacements: new Map() };
const quoted: Escape = { id: 'csv:quoted', replacements: new Map([['"', '""']]) };

/** A byte order mark is always quoted, since a reader would take one at the start of a file as a mark of its encoding. */
function needsQuotes(text: string, delimiter: string): boolean {
  return text.includes(delimiter) || SPECIAL.test(text);
}

/** Returns a text as a whole cell. The text of null is quoted, and so is the empty text, which readers take for null. */
function wholeCell(text: string, { delimiter, null: mark }: DelimitedText): string {
  const isNull = text === '' || text === mark;
  if (!isNull && !needsQuotes(text, delimiter)) return text;
  return `"${text.replaceAll('"', '""')}"`;
}

function delimitedCell(text: string, notation: DelimitedText): string {
  return wholeCell(notation.safe_for_spreadsheets ? guardText(text) : text, notation);
}

function delimitedScalar(value: Scalar, notation: DelimitedText): string {
  if (typeof value === 'string') return delimitedCell(value, notation);
  if (typeof value === 'boolean') return wholeCell(String(value), notation);
  return wholeCell(decimalText(value).replace('.', notation.decimal), notation);
}

/** A unit has up to three bytes, or is a quote that is doubled; two quotes and an apostrophe may be around. */
function mostBytesOf(units: number): number {
  return 3 * units + 3;
}

function cellNotation(column: PlannedColumn, last: boolean, notation: DelimitedText): CellNotation {
  const { delimiter, decimal, safe_for_spreadsheets, null: mark } = notation;
  const { cell, type } = column.plan;
  // A cell of one word is quoted only if the word needs quotes. Any other column is quoted in every row or in none.
  const [only] = cell;
  const isWord = cell.length === 1 && only?.kind === 'words';
  const mayBeEmpty = cell.every((piece) => piece.kind === 'text' && piece.minLength === 0);
  const decimalMark = type.kind === 'decimal' ? decimal : '.';
  const alphabet = (): string => cellAlphabet(cell) + (hasDecimals(cell) ? decimalMark : '');
  const quotes =
    !isWord && (mayBeEmpty || mayBeMark(cell, mark) || needsQuotes(alphabet(), delimiter));
  return {
    pieces: cell,
    id: `csv:${delimiter}${decimal}${safe_for_spreadsheets ? 'guarded' : ''}:${mark}`,
    before: '',
    after: last ? '' : delimiter,
    null: mark,
    scalar: (value) => delimitedScalar(value, notation),
    mostBytes: mostBytesOf,
    decimalMark,
    open: quotes ? '"' : '',
    close: quotes ? '"' : '',
    escape: quotes ? quoted : bare,
    guarded: safe_for_spreadsheets,
  };
}

function hasDecimals(cell: readonly Piece[]): boolean {
  return cell.some((piece) => piece.kind === 'number' && piece.decimals > 0);
}

/** Returns the layout of lines of cells, with quotes as in RFC 4180 around cells that need them or around a whole column. */
export function delimitedLayout(
  columns: readonly PlannedColumn[],
  notation: DelimitedText,
): Layout {
  const { delimiter, header, bom, null: mark } = notation;
  const end = LINE_ENDS[notation.line_end];
  const cells = columns.map((column, i) =>
    cellNotation(column, i === columns.length - 1, notation),
  );
  const names = columns.map(({ name }) => delimitedCell(name, notation)).join(delimiter);
  return {
    // Readers skip an empty line, so the null of a table with one column is written as "".
    cells:
      cells.length === 1 && mark === '' ? cells.map((cell) => ({ ...cell, null: '""' })) : cells,
    frame: () => ({
      head: (bom ? BYTE_ORDER_MARK : '') + (header ? names + end : ''),
      foot: '',
      open: '',
      close: end,
    }),
  };
}
