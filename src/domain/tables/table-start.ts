import { readRecord } from './read-record.js';
import type { TextDialect } from './text-dialect.js';

/** A title, a source and a date seldom take more records. */
const MOST_RECORDS = 50;

export interface TableStart {
  /** Characters before the first record of the table. */
  readonly start: number;
  /** Records before it that are not empty. */
  readonly skipped: number;
}

/**
 * Finds the first record of a table. Titles and notes before it fill at most half of its cells. `width` is the number
 * of cells that most records have.
 */
export function tableStart(
  text: string,
  dialect: TextDialect,
  width: number,
  whole: boolean,
): TableStart {
  let at = 0;
  let skipped = 0;
  for (let i = 0; i < MOST_RECORDS; i += 1) {
    const record = readRecord(text, at, dialect, whole);
    if (record === undefined) break;
    const filled = record.cells.filter((cell) => cell.trim() !== '').length;
    const isShort = record.cells.length < width || filled < width - 1;
    const isNarrow = filled * 2 <= width && isShort;
    if (filled > 0 && !isNarrow) return { start: at, skipped };
    skipped += Number(filled > 0);
    at = record.next;
  }
  return { start: 0, skipped: 0 };
}
