import { cellKind } from './cell-kind.js';
import { isSpelledTogether, lastWord, readsLikeName } from './header-words.js';
import type { Cell } from './table-sample.js';

/** The least share of the non-empty cells that must have a form for the column to have it. */
const AGREEMENT = 0.8;
/** The greatest share of the values that may be written in the case of a header. */
const MOST_ALIKE = 0.05;

/** Words for a missing value, which say nothing about a header. */
const MISSING =
  /^(?:n\/?a|n\.?[av]\.?|k\.?a\.?|null|none|nan|nil|nul|missing|unknown|pending|tbd|tba|unbekannt|offen|inconnue?|desconocid[oa]|sconosciut[oa]|\W+)$/i;

/** Whether a cell is a word for a missing value, such as `unknown`. */
export function isMissing(cell: string): boolean {
  return MISSING.test(cell);
}

/** The pattern of digits and letters: `A-0042` and `B-0117` have the same shape. */
function shape(text: string): string {
  return text.replace(/\d/g, '0').replace(/[A-Z]/g, 'A').replace(/[a-z]/g, 'a');
}

/** Whether most cells have a form. Stops as soon as too many have another one. */
function agrees(cells: readonly string[], form: (text: string) => string, wanted: string): boolean {
  const most = cells.length - cells.length * AGREEMENT;
  let others = 0;
  return cells.every((cell) => {
    others += Number(form(cell) !== wanted);
    return others <= most;
  });
}

/** The cells with a value. */
function filledCells(column: readonly Cell[]): readonly string[] {
  const filled: string[] = [];
  for (const cell of column) {
    const text = cell?.trim() ?? '';
    if (text !== '' && !MISSING.test(text)) filled.push(text);
  }
  return filled;
}

/** Whether the first cell of a column looks like one of the column's values. */
function isOneOf(first: string, column: readonly Cell[]): boolean {
  const text = first.trim();
  if (text === '') return false;
  const kind = cellKind(text);
  const hasDigits = /\d/.test(text);
  if (kind === 'text' && !hasDigits) return false;
  const cells = filledCells(column);
  if (cells.length === 0) return column.length === 0 && kind !== 'text';
  if (kind !== 'text' && agrees(cells, cellKind, kind)) return true;
  return hasDigits && agrees(cells, shape, shape(text));
}

/** Whether most cells occur again in their columns, like those of the first row of a table of categories. */
function comesAgain(first: readonly string[], columns: readonly (readonly Cell[])[]): boolean {
  const filled = first.filter((cell) => cell.trim() !== '').length;
  const again = first.filter((cell, i) => cell.trim() !== '' && columns[i]?.includes(cell)).length;
  return again * 2 > filled;
}

/** Whether the values of a column are numbers, dates, codes and the like, or missing, while the first cell is a word. */
export function isWordOverFigures(first: string, cells: readonly string[]): boolean {
  if (!/[A-Za-z\u0080-\uffff]/.test(first) || MISSING.test(first)) return false;
  // A letter such as n or t is a truth value too.
  if (!['text', 'boolean'].includes(cellKind(first))) return false;
  const there = cells.filter((cell) => !MISSING.test(cell));
  const are = (isFigure: (cell: string) => boolean): boolean =>
    there.length > 0 && there.filter(isFigure).length >= there.length * AGREEMENT;
  const hasDigit = (cell: string): boolean => /\d/.test(cell);
  return are((cell) => cellKind(cell) !== 'text') || (!hasDigit(first) && are(hasDigit));
}

/** How the letters of a text are written; undefined without letters that have capitals. */
function caseOf(text: string): string | undefined {
  if (text.toLowerCase() === text.toUpperCase()) return undefined;
  if (text === text.toLowerCase()) return 'lower';
  return text === text.toUpperCase() ? 'upper' : 'mixed';
}

/** Whether the first cell is written in another case than nearly all values of its column. */
function hasOwnCase(first: string, cells: readonly string[]): boolean {
  const own = caseOf(first);
  if (own === undefined || cells.length === 0) return false;
  return cells.filter((cell) => caseOf(cell) === own).length <= cells.length * MOST_ALIKE;
}

/** Whether the first cell reads like a name of a column, but the values of its column do not. */
export function isNameOverValues(first: string, cells: readonly string[]): boolean {
  if (!readsLikeName(first)) return false;
  const isAlike = isSpelledTogether(first)
    ? isSpelledTogether
    : (cell: string): boolean => lastWord(cell) === lastWord(first);
  return !cells.some(isAlike);
}

/** Whether something other than its place shows that a record without figures is a header. */
function isShown(first: readonly string[], columns: readonly (readonly Cell[])[]): boolean {
  const filled = first.flatMap((cell, i) => {
    const text = cell.trim();
    return text === '' ? [] : [{ text, cells: filledCells(columns[i] ?? []) }];
  });
  if (filled.some(({ text, cells }) => isWordOverFigures(text, cells))) return true;
  if (filled.some(({ text, cells }) => isNameOverValues(text, cells))) return true;
  const cased = filled.filter(({ text, cells }) => hasOwnCase(text, cells)).length;
  return cased > 1 && cased > filled.length / 2;
}

/**
 * Whether the first record is a header. `columns` are the cells after it. It is not a header if any cell parses like
 * the data of its column or has the shape of the column's codes. Nor is it one if most cells occur again in their
 * columns. And it is one only if something shows it: a word over figures, a usual name of a column, or another case
 * than that of the values. A data row must never become the header, because names of columns are published.
 */
export function isHeader(first: readonly string[], columns: readonly (readonly Cell[])[]): boolean {
  if (first.every((cell) => cell.trim() === '')) return false;
  if (first.some((cell, i) => isOneOf(cell, columns[i] ?? [])) || comesAgain(first, columns)) {
    return false;
  }
  return isShown(first, columns);
}
