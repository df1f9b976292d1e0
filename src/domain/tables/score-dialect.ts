import { cellKind } from './cell-kind.js';
import type { Dialect } from './dialect.js';
import { readRecord } from './read-record.js';

/** How well a dialect fits a text (0 or more; higher is better), and the width that most records have in it. */
export interface DialectScore {
  readonly score: number;
  readonly width: number;
}

/** This number of records suffices to judge a dialect, whatever the length of the text. */
const MOST_RECORDS = 500;

/** The weight of a record of one cell: a text without a delimiter is a table too, but the last resort. */
const ONE_CELL = 0.001;

/** Words, with the punctuation inside and between them, but without the usual delimiters. */
const WORDS = /^[A-Za-z0-9\u0080-\uffff][A-Za-z0-9\u0080-\uffff ._'()/&+#%$@?!*-]*$/;

function isPlain(cell: string): boolean {
  return cellKind(cell) !== 'text' || WORDS.test(cell.slice(0, 200));
}

/** The most common width of the records; of two equally common widths, the greater. */
function commonest(widths: ReadonlyMap<number, number>): number {
  let [best, most] = [1, 0];
  for (const [width, records] of widths) {
    if (records > most || (records === most && width > best)) [best, most] = [width, records];
  }
  return best;
}

/** Higher for fewer different widths and for more cells per record. */
function consistency(widths: ReadonlyMap<number, number>, { delimiter }: Dialect): number {
  let records = 0;
  let sum = 0;
  for (const [width, count] of widths) {
    records += count;
    sum += (count * Math.max(width - 1, ONE_CELL)) / width;
  }
  // A character that most lines lack is part of their text, not a delimiter.
  const isRare = delimiter !== undefined && (widths.get(1) ?? 0) * 2 > records;
  return isRare || records === 0 ? 0 : sum / widths.size;
}

/**
 * Scores a dialect for a text, after van den Burg, Nazábal and Sutton, "Wrangling messy CSV files by detecting row
 * and type patterns" (2019). Fewer different widths, more cells of a known kind and more cells per record score higher.
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
    // A cell with closed quotes counts as a known kind, as a number does.
    const known = record.cells.filter(isPlain).length + record.quoted - record.stray;
    plain += Math.min(width, known) - record.stray - Number(record.open);
  }
  return {
    score: consistency(widths, dialect) * Math.max(plain / Math.max(cells, 1), 0),
    width: commonest(widths),
  };
}
