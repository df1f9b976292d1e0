import { cellKind } from './cell-kind.js';
import type { Dialect } from './dialect.js';
import { readRecord } from './read-record.js';

/** How well a dialect fits a text, and how many cells most records have under it. */
export interface DialectScore {
  readonly score: number;
  readonly width: number;
}

/** Enough to know a dialect by, whatever the text's length. */
const MOST_RECORDS = 500;

/** What a record of one cell weighs: a text that no delimiter parts is a table too, but the last resort. */
const ONE_CELL = 0.001;

/** Words, with the signs that stand inside and between them, and none that part cells. */
const WORDS = /^[A-Za-z0-9\u0080-\uffff][A-Za-z0-9\u0080-\uffff ._'()/&+#%$@?!*-]*$/;

function isPlain(cell: string): boolean {
  return cellKind(cell) !== 'text' || WORDS.test(cell.slice(0, 200));
}

/** The width that most records have; the greater one of two equally common. */
function commonest(widths: ReadonlyMap<number, number>): number {
  let [best, most] = [1, 0];
  for (const [width, records] of widths) {
    if (records > most || (records === most && width > best)) [best, most] = [width, records];
  }
  return best;
}

/** The fewer different widths, and the more cells a record, the more. */
function consistency(widths: ReadonlyMap<number, number>, { delimiter }: Dialect): number {
  let records = 0;
  let sum = 0;
  for (const [width, count] of widths) {
    records += count;
    sum += (count * Math.max(width - 1, ONE_CELL)) / width;
  }
  // A sign that most lines lack is one of their text.
  const partsFew = delimiter !== undefined && (widths.get(1) ?? 0) * 2 > records;
  return partsFew || records === 0 ? 0 : sum / widths.size;
}

/**
 * How well a text fits a dialect, after van den Burg, Nazábal and Sutton, "Wrangling messy CSV files by
 * detecting row and type patterns" (2019): the fewer different widths and the more cells of a known kind, the
 * better; more cells a record win over fewer.
 */
export function scoreDialect(text: string, dialect: Dialect, whole: boolean): DialectScore {
  const widths = new Map<number, number>();
  let cells = 0;
  let plain = 0;
  let at = 0;
  for (let records = 0; records < MOST_RECORDS; records += 1) {
    const record = readRecord(text, at, dialect, whole);
    if (record === undefined) break;
    at = record.next;
    const width = record.cells.length;
    if (width === 1 && record.cells[0]?.trim() === '') continue;
    widths.set(width, (widths.get(width) ?? 0) + 1);
    cells += width;
    // Text in quotes that close is as sure a sign as a number.
    const known = record.cells.filter(isPlain).length + record.quoted - record.stray;
    plain += Math.min(width, known) - record.stray - Number(record.open);
  }
  return {
    score: consistency(widths, dialect) * Math.max(plain / Math.max(cells, 1), 0),
    width: commonest(widths),
  };
}
