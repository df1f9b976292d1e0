import type { Cell, TableSample } from '../tables/table-sample.js';
import { countTexts, type TextCounts } from './column-values.js';
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
  (text) => /^(?=.*\d)\S+$/.test(text) && !/^[A-Za-z]+_?\d{1,2}$/.test(text),
  (text) => isTruthWord(text),
  isFullName,
];
const PROBE = 200;
const MOST = 0.9;
const SOME_NAMES = 0.4;

/** A header cell that parses like its column's data means that there is no header: the row joins the data. */
export function headedTable({ header, columns }: TableSample, words: KnownWords): HeadedTable {
  if (header === undefined) return { header, columns };
  const isData = columns.some((cells, i) => looksLikeData(header[i] ?? '', cells, words));
  if (!isData) return { header, columns };
  return { header: undefined, columns: columns.map((cells, i) => [header[i] ?? '', ...cells]) };
}

function looksLikeData(cell: string, cells: readonly Cell[], words: KnownWords): boolean {
  const text = cell.trim();
  if (text === '') return false;
  if (cells.some((other) => other !== null && other.trim() === text)) return true;
  const kinds = KINDS.filter((isOfKind) => isOfKind(text, words));
  if (kinds.length === 0) return false;
  const counts = countTexts(cells.slice(0, PROBE));
  return kinds.some(
    (isOfKind) =>
      share(counts, (other) => isOfKind(other, words)) >=
      (isOfKind === isFullName ? SOME_NAMES : MOST),
  );
}

function share(counts: TextCounts, holds: (text: string) => boolean): number {
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
