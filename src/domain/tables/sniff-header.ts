import { cellKind } from './cell-kind.js';
import type { Cell } from './table-sample.js';

/** The least share of the non-empty cells that must have a form for the column to have it. */
const AGREEMENT = 0.8;

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

/** Whether the first cell of a column looks like one of the column's values. */
function isOneOf(first: string, column: readonly Cell[]): boolean {
  const text = first.trim();
  if (text === '') return false;
  const kind = cellKind(text);
  const hasDigits = /\d/.test(text);
  if (kind === 'text' && !hasDigits) return false;
  const cells = column.flatMap((cell) =>
    cell === null || cell.trim() === '' ? [] : [cell.trim()],
  );
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

/**
 * Whether the first record is a header. `columns` are the cells after it. It is not a header if any cell parses
 * like the data of its column or has the shape of the column's codes, or if most cells occur again in their columns:
 * a data row must never become the header.
 */
export function isHeader(first: readonly string[], columns: readonly (readonly Cell[])[]): boolean {
  if (first.every((cell) => cell.trim() === '')) return false;
  return !first.some((cell, i) => isOneOf(cell, columns[i] ?? [])) && !comesAgain(first, columns);
}
