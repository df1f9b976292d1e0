import { cellKind } from './cell-kind.js';
import { readRecord } from './read-record.js';
import type { TextDialect } from './text-dialect.js';

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

/** Delimiters that occur inside cells more often than between them. */
export const UNUSUAL = [...': '];
/** The most records of another width, as a share of all, or this many. */
const MOST_OTHERS = 0.25;
const FEW_OTHERS = 3;

/**
 * Whether a delimiter gives nearly all records the same number of cells: otherwise it is part of their texts. Before the
 * table there may be titles, but an unusual delimiter must divide the first record too, or all but one of its cells: R
 * gives the column of row names no name.
 */
function isRegular(widths: readonly number[], width: number, delimiter: string): boolean {
  const start = widths.indexOf(width);
  const others = widths.slice(start).filter((each) => each !== width).length;
  if (!UNUSUAL.includes(delimiter)) {
    return others <= Math.max(FEW_OTHERS, MOST_OTHERS * widths.length);
  }
  const isIndexed = start === 1 && width > 2 && widths[0] === width - 1;
  return (start === 0 || isIndexed) && others * 20 <= widths.length;
}

/** Higher for fewer different widths and for more cells per record. */
function consistency(widths: ReadonlyMap<number, number>, { delimiter }: TextDialect): number {
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
export function scoreDialect(text: string, dialect: TextDialect, whole: boolean): DialectScore {
  const widths = new Map<number, number>();
  const inOrder: number[] = [];
  let cells = 0;
  let plain = 0;
  let figures = 0;
  let at = 0;
  for (let records = 0; records < MOST_RECORDS; records += 1) {
    const record = readRecord(text, at, dialect, whole);
    if (record === undefined) break;
    at = record.next;
    const width = record.cells.length;
    if (width === 1 && record.cells[0]?.trim() === '') continue;
    widths.set(width, (widths.get(width) ?? 0) + 1);
    inOrder.push(width);
    cells += width;
    figures += record.quoted + record.cells.filter((cell) => cellKind(cell) !== 'text').length;
    // A cell with closed quotes counts as a known kind, as a number does.
    const known = record.cells.filter(isPlain).length + record.quoted - record.stray;
    plain += Math.min(width, known) - record.stray - Number(record.open);
  }
  const width = commonest(widths);
  const { delimiter } = dialect;
  if (delimiter !== undefined && !isRegular(inOrder, width, delimiter)) return { score: 0, width };
  // Words with spaces between them are the words of a text, such as the names of people.
  if (delimiter === ' ' && figures * 2 < inOrder.length) return { score: 0, width };
  return {
    score: consistency(widths, dialect) * Math.max(plain / Math.max(cells, 1), 0),
    width,
  };
}
