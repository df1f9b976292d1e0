import { cellAlphabet } from '../columns/cell-alphabet.js';
import type { DataType, Piece } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import { longestText } from '../columns/longest-text.js';
import type { Moments } from '../columns/moments.js';
import type { CellNotation, NumberPiece } from '../encoding/notation.js';
import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';
import type { Scalar } from '../kernel/word-table.js';
import type { PlannedColumn } from './format.js';
import { dayNumbers, isCountable } from './xlsx-dates.js';
import { dateStyles, decimalStyle, type NumberStyle } from './xlsx-workbook.js';
import { xmlEscape, xmlText } from './xml-text.js';

/** The limit on the text of a cell, in UTF-16 code units. */
const MOST_UNITS = 32_767;
/** Every decimal of this number of digits survives in a double, which is what a spreadsheet has. Others are text. */
const MOST_DIGITS = 15;

const NULL = '/>';
const NUMBER = { open: '><v>', close: '</v></c>' };
const TEXT = { open: ' t="inlineStr"><is><t>', close: '</t></is></c>' };
const SPACED_TEXT = { ...TEXT, open: ' t="inlineStr"><is><t xml:space="preserve">' };

/** The width of a column without a width of its own, in characters. */
const USUAL_WIDTH = 9;

/** The number of the row, with the step that fills its vector. */
export interface RowNumbers {
  readonly piece: NumberPiece;
  readonly step: FillStep;
}

/** The letters of a column: A, B, …, Z, AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** A text as the rest of a cell after its reference. It is never a formula, whatever its first character. */
export function textCell(text: string): string {
  const { open, close } = /^\s|\s$|[\t\r\n]/.test(text) ? SPACED_TEXT : TEXT;
  return open + xmlText(text) + close;
}

function scalarCell(value: Scalar): string {
  if (typeof value === 'boolean') return ` t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === 'string') return textCell(value);
  return NUMBER.open + String(value) + NUMBER.close;
}

function isExactNumber(type: DataType): boolean {
  if (type.kind === 'decimal') return type.digits <= MOST_DIGITS;
  if (type.kind !== 'integer') return false;
  return Math.max(-type.min, type.max) <= Number.MAX_SAFE_INTEGER;
}

/** Whether a cell may begin or end with a space, or contains another kind of white space. */
function needsSpace(cell: readonly Piece[]): boolean {
  const edges = [cell[0], cell.at(-1)].filter((piece) => piece !== undefined);
  return /[\t\r\n]/.test(cellAlphabet(cell)) || cellAlphabet(edges).includes(' ');
}

function formOf({ type, cell }: PlannedColumn['plan']): typeof TEXT {
  if (isExactNumber(type)) return NUMBER;
  return needsSpace(cell) ? SPACED_TEXT : TEXT;
}

/** Returns the notation of a column. The first column also opens the row. */
export function xlsxCell(
  column: PlannedColumn,
  index: number,
  { piece: row, step }: RowNumbers,
): CellNotation {
  const { plan } = column;
  const reference = [`<c r="${columnLetters(index)}`, row, '"'];
  const notation = {
    id: 'xlsx',
    before: index === 0 ? ['<row r="', row, '">', ...reference] : reference,
    after: '',
    null: NULL,
    scalar: scalarCell,
    escape: xmlEscape,
    guarded: false,
  };
  const { style } = shownAs(column) ?? {};
  const styled = style === undefined ? '' : ` s="${style.index}"`;
  const moments = countedMoments(column);
  if (moments !== undefined) {
    const days = dayNumbers(moments);
    const open = styled + NUMBER.open;
    return { ...notation, ...NUMBER, open, pieces: [days.piece], steps: [step, days.step] };
  }
  const { open, close } = formOf(plan);
  return { ...notation, open: styled + open, close, pieces: plan.cell, steps: [step] };
}

/** How a column shows its numbers, and the width that has room for them. */
interface ShownAs {
  readonly style: NumberStyle;
  readonly width: number;
}

/** Undefined for a column of texts, and of numbers that are shown with as many decimals as they have. */
export function shownAs(column: PlannedColumn): ShownAs | undefined {
  const { type, cell } = column.plan;
  if (countedMoments(column) !== undefined) {
    const style = dateStyleOf(type);
    return style && { style, width: style.width };
  }
  const [piece] = cell;
  if (cell.length !== 1 || piece?.kind !== 'number' || piece.shown || !isExactNumber(type)) {
    return undefined;
  }
  const style = decimalStyle(piece.decimals);
  // A number that has no room is shown as signs, unlike a text.
  return style && { style, width: Math.max(USUAL_WIDTH, longestText(cell).units + 1) };
}

/** The dates or moments of a column, if a spreadsheet can count them. */
function countedMoments({ plan: { type, moments } }: PlannedColumn): Moments | undefined {
  const isDate = dateStyleOf(type) !== undefined;
  return isDate && moments !== undefined && isCountable(moments) ? moments : undefined;
}

function dateStyleOf(type: DataType) {
  if (type.kind === 'date') return dateStyles.day;
  if (type.kind !== 'datetime') return undefined;
  return type.milliseconds ? dateStyles.millisecond : dateStyles.second;
}

/** Returns the faults of a column whose texts a cell cannot hold. */
export function cellFaults(column: PlannedColumn): readonly Fault[] {
  const { name, path, plan } = column;
  const { units } = longestText(plan.cell);
  if (units <= MOST_UNITS) return [];
  const message = `${quote(name)} can have texts of ${units} characters, but a cell of xlsx holds ${MOST_UNITS}: ask for shorter texts`;
  return [{ path, message }];
}
