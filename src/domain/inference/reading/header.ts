import { nth } from '../../basics/nth.js';
import type { Cell, TableSample } from '../../tables/table-sample.js';
import { EMAIL } from '../privacy/identifying-values.js';
import { countTexts } from './column-values.js';
import { mayDisclose } from './disclosable-header.js';
import { formOf } from './form-of.js';
import { type KnownWords, plainWord } from './known-words.js';
import { parseMoment, parseTime } from './parse-moment.js';
import { parseNumber } from './parse-number.js';
import { isTruthWord } from './truth-words.js';

/** A table after the decision whether its first record is a header. */
export interface HeadedTable {
  readonly header: readonly string[] | undefined;
  readonly columns: readonly (readonly Cell[])[];
}

/** Kinds of values. A header cell of a kind is data if the values of its column are of that kind too. */
const KINDS: readonly ((text: string, words: KnownWords) => boolean)[] = [
  (text) => parseNumber(text, '.') !== undefined || parseNumber(text, ',') !== undefined,
  (text) => parseMoment(text, 'mdy') !== undefined || parseMoment(text, 'dmy') !== undefined,
  (text) => parseTime(text) !== undefined,
  (text) => EMAIL.test(text),
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
/** The form of common column names with a digit: address_2. */
const NUMBERED = /^[A-Za-z_ ]+\d{1,2}$/;

/**
 * Checks the header of a sample. If a header cell parses like the data of its column, or if half of the header cells
 * also occur as values of their columns, there is no header: the record becomes the first row. So does a first record
 * that too little distinguishes from a row. What the caller says holds without a check.
 */
export function headedTable(
  { header, columns, isGuessed, isStated }: TableSample,
  words: KnownWords,
): HeadedTable {
  if (header === undefined || isStated === true) return { header, columns };
  const cells = columns.map((_, i) => (header[i] ?? '').trim());
  const named = cells.filter((cell) => cell !== '').length;
  const known = columns.filter((column, i) => isValueOf(column, nth(cells, i))).length;
  const isData =
    (named > 0 && known >= HALF * named) ||
    columns.some((column, i) => parsesLike(nth(cells, i), column, words)) ||
    (isGuessed === true && !mayDisclose(cells, columns, words));
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
    share(counts, (value) => formOf(value) === formOf(text)) > HALF
  )
    return true;
  return KINDS.some((isOfKind) => {
    const most = isOfKind === isFullName ? SOME_NAMES : MOST;
    return isOfKind(text, words) && share(counts, (value) => isOfKind(value, words)) >= most;
  });
}

function share(counts: ReadonlyMap<string, number>, holds: (text: string) => boolean): number {
  let [total, matching] = [0, 0];
  for (const [text, rows] of counts) {
    if (text === '') continue;
    total += rows;
    if (holds(text)) matching += rows;
  }
  return total === 0 ? 0 : matching / total;
}

function isFullName(text: string, { firstNames }: KnownWords): boolean {
  const [first = '', second = ''] = text.split(/\s+/);
  return second !== '' && firstNames.has(plainWord(first));
}
