import type { Cell } from '../../tables/table-sample.js';

/** The cells of a column, separated into nulls and values. */
export interface ColumnValues {
  /** The unchanged cells, in the order of the rows. */
  readonly cells: readonly Cell[];
  /** The number of rows of each different value, without surrounding space. */
  readonly counts: ReadonlyMap<string, number>;
  /** The number of rows that are null. */
  readonly nulls: number;
  /** The number of rows that have a value. */
  readonly rows: number;
  /** Texts that tell nothing about the column, because another one has them: they are neither values nor nulls. */
  readonly unknown?: ReadonlySet<string>;
}

/**
 * The cell of a property where its object is null: it tells nothing about the column. No cell of a file has this text,
 * because readers remove its sign.
 */
export const ABSENT = '\0';

/** The number of rows of each different text of a column, without surrounding space. Nulls count as empty texts. */
export function countTexts(cells: readonly Cell[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const text = cell === null ? '' : trimmed(cell);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** A cell without surrounding space. Calls `trim` only if its first or last character may be space, which is rare. */
export function trimmed(cell: string): string {
  const isLetter = (code: number): boolean => code > 0x20 && code < 0x80;
  const { length } = cell;
  if (isLetter(cell.charCodeAt(0)) && isLetter(cell.charCodeAt(length - 1))) return cell;
  return cell.trim();
}

/** The values of a column whose nulls are empty cells, blank cells and cells with one of these marks. */
export function columnValues(
  cells: readonly Cell[],
  marks: ReadonlySet<string>,
  unknown?: ReadonlySet<string>,
): ColumnValues {
  const counts = countTexts(cells);
  const noValue = counts.has(ABSENT) ? new Set([...(unknown ?? []), ABSENT]) : unknown;
  const without = (texts: Iterable<string>): number => {
    let rows = 0;
    for (const text of texts) {
      rows += counts.get(text) ?? 0;
      counts.delete(text);
    }
    return rows;
  };
  const nulls = without(['', ...marks]);
  const rows = cells.length - nulls - without(noValue ?? []);
  return { cells, counts, nulls, rows, ...(noValue && { unknown: noValue }) };
}
