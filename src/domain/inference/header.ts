import type { Cell, TableSample } from '../tables/table-sample.js';
import { countTexts } from './column-values.js';
import { type KnownWords, plainWord } from './known-words.js';
import { parseMoment, parseTime } from './parse-moment.js';
import { parseNumber } from './parse-number.js';
import { isTruthWord } from './truth-words.js';

/** A table whose first record is known to be a header, or data. */
export interface HeadedTable {
  readonly header: readonly string[] | undefined;
  readonly columns: readonly (readonly Cell[])[];
}

/** Kinds of value that no name of a column looks like, unless its values do not. */
const KINDS: readonly ((text: string, words: KnownWords) => boolean)[] = [
  (text) => parseNumber(text, '.') !== undefined || parseNumber(text, ',') !== undefined,
  (text) => parseMoment(text, 'mdy') !== undefined || parseMoment(text, 'dmy') !== undefined,
  (text) => parseTime(text) !== undefined,
  (text) => /^\S+@\S+\.\S+$/.test(text),
  (text) => /^(?:[a-z]+:\/\/|www\.)\S+$/i.test(text),
  (text) => /^[0-9a-f-]{16,}$/i.test(text),
  (text) => /^\+?[\d ().-]{7,}$/.test(text),
  (text) => isTruthWord(text),
  isFullName,
];
const PROBE = 200;
const MOST = 0.9;
const SOME_NAMES = 0.4;
const HALF = 0.5;
/** How columns are often called: address_2. */
const NUMBERED = /^[A-Za-z_ ]+\d{1,2}$/;

/**
 * A header cell that parses like its column's data means that there is no header: the row joins the data. A
 * word that is a value of its column too proves nothing alone, but half of the header's do.
 */
export function headedTable({ header, columns }: TableSample, words: KnownWords): HeadedTable {
  if (header === undefined) return { header, columns };
  const cells = columns.map((_, i) => (header[i] ?? '').trim());
  const named = cells.filter((cell) => cell !== '').length;
  const known = columns.filter((column, i) => isValueOf(column, cells[i] as string)).length;
  const isData =
    (named > 0 && known >= HALF * named) ||
    columns.some((column, i) => parsesLike(cells[i] as string, column, words));
  if (!isData) return { header, columns };
  return { header: undefined, columns: columns.map((column, i) => [header[i] ?? '', ...column]) };
}

function isValueOf(column: readonly Cell[], text: string): boolean {
  return text !== '' && column.includes(text);
}

function parsesLike(text: string, column: readonly Cell[], words: KnownWords): boolean {
  if (text === '') return false;
  const counts = countTexts(column.slice(0, PROBE));
  if (
    /\d/.test(text) &&
    !NUMBERED.test(text) &&
    share(counts, (other) => formOf(other) === formOf(text)) > HALF
  )
    return true;
  return KINDS.some((isOfKind) => {
    const most = isOfKind === isFullName ? SOME_NAMES : MOST;
    return isOfKind(text, words) && share(counts, (other) => isOfKind(other, words)) >= most;
  });
}

/** Which kinds of characters follow each other: A-0042 is of the form A-0, as is B-7. */
function formOf(text: string): string {
  return text
    .replace(/[A-Z]+/g, 'A')
    .replace(/[a-z]+/g, 'a')
    .replace(/\d+/g, '0');
}

function share(counts: ReadonlyMap<string, number>, holds: (text: string) => boolean): number {
  let [all, fits] = [0, 0];
  for (const [text, rows] of counts) {
    if (text === '') continue;
    all += rows;
    if (holds(text)) fits += rows;
  }
  return all === 0 ? 0 : fits / all;
}

function isFullName(text: string, { firstNames }: KnownWords): boolean {
  const [first = '', second = ''] = text.split(/\s+/);
  return second !== '' && firstNames.has(plainWord(first));
}
