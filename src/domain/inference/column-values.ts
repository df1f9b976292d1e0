import type { Cell } from '../tables/table-sample.js';

/** The cells of a column, told apart into nulls and values. */
export interface ColumnValues {
  /** In the order of the rows, as the file has them. */
  readonly cells: readonly Cell[];
  /** Rows of each different value, spaces around it dropped. */
  readonly counts: ReadonlyMap<string, number>;
  readonly nulls: number;
  /** Rows that are not null. */
  readonly rows: number;
}

/** Rows of each different text of a column, blanks around it dropped; the empty text stands for null too. */
export function countTexts(cells: readonly Cell[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const text = cell === null ? '' : trimmed(cell);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** `trim` walks every text; most begin and end with a visible character. */
function trimmed(cell: string): string {
  if (cell === '') return cell;
  const ends = [cell.charCodeAt(0), cell.charCodeAt(cell.length - 1)];
  return ends.some((code) => code <= 0x20 || code >= 0x80) ? cell.trim() : cell;
}

/** A column whose nulls are written as empty cells, blanks and these marks. */
export function columnValues(cells: readonly Cell[], marks: ReadonlySet<string>): ColumnValues {
  const counts = countTexts(cells);
  let nulls = 0;
  for (const mark of ['', ...marks]) {
    nulls += counts.get(mark) ?? 0;
    counts.delete(mark);
  }
  return { cells, counts, nulls, rows: cells.length - nulls };
}
