import { cellKind } from './cell-kind.js';
import type { Cell } from './table-sample.js';

/** Of the cells that say anything, the share that must agree before a column has a form. */
const AGREEMENT = 0.8;

/** Digits and letters in their places: `A-0042` and `B-0117` are alike. */
function shape(text: string): string {
  return text.replace(/\d/g, '0').replace(/[A-Z]/g, 'A').replace(/[a-z]/g, 'a');
}

function agrees(cells: readonly string[], form: (text: string) => string, wanted: string): boolean {
  const alike = cells.filter((cell) => form(cell) === wanted).length;
  return alike >= cells.length * AGREEMENT;
}

/** Whether the first cell of a column could as well be one more of its values. */
function isOneOf(first: string, column: readonly Cell[]): boolean {
  const text = first.trim();
  if (text === '') return false;
  const cells = column.flatMap((cell) =>
    cell === null || cell.trim() === '' ? [] : [cell.trim()],
  );
  const kind = cellKind(text);
  if (cells.length === 0) return column.length === 0 && kind !== 'text';
  if (kind !== 'text' && agrees(cells, cellKind, kind)) return true;
  return /\d/.test(text) && agrees(cells, shape, shape(text));
}

/** Whether most cells come again in their columns, as the first row of a table of categories does. */
function comesAgain(first: readonly string[], columns: readonly (readonly Cell[])[]): boolean {
  const filled = first.filter((cell) => cell.trim() !== '').length;
  const again = first.filter((cell, i) => cell.trim() !== '' && columns[i]?.includes(cell)).length;
  return again * 2 > filled;
}

/**
 * Whether the first record holds names. It does not where any of its cells parses like the data of its column
 * or has the form of its codes, or where most of them are values of theirs: a real row must not turn into
 * names. `columns` are what follows it.
 */
export function isHeader(first: readonly string[], columns: readonly (readonly Cell[])[]): boolean {
  if (first.every((cell) => cell.trim() === '')) return false;
  return !first.some((cell, i) => isOneOf(cell, columns[i] ?? [])) && !comesAgain(first, columns);
}
