import type { Cell } from '../tables/table-sample.js';
import { nullMarks } from './null-marks.js';

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

/** Rows of each different text of a column; the empty text stands for null and blanks too. */
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

/** The columns of a table: what counts as null in one is learnt from all. */
export function columnValues(columns: readonly (readonly Cell[])[]): readonly ColumnValues[] {
  const texts = columns.map(countTexts);
  const marks = nullMarks(texts);
  return columns.map((cells, i) => {
    const counts = texts[i] as Map<string, number>;
    let nulls = 0;
    for (const mark of ['', ...(marks[i] ?? [])]) {
      nulls += counts.get(mark) ?? 0;
      counts.delete(mark);
    }
    return { cells, counts, nulls, rows: cells.length - nulls };
  });
}
