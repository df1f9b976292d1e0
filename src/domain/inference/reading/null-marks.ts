import { nth } from '../../basics/nth.js';
import type { Cell } from '../../tables/table-sample.js';
import { countTexts, trimmed } from './column-values.js';
import { isTruthWord } from './truth-words.js';

type Counts = ReadonlyMap<string, number>;

/** Letters that may also be codes: NA is Namibia among country codes. */
const LETTER_MARKS = ['NA', 'na', 'NULL', 'null', 'nan', 'NaN', 'NAN'];
/** Signs that may also be values, such as - beside +. */
const SIGN_MARKS = ['-', '--', '---', '–', '—', '?', '??', '.', '..', '...', '*'];
/** Marks that are never values. */
const PLAIN_MARKS = [
  'N/A',
  'n/a',
  'N.A.',
  'n.a.',
  '#N/A',
  '#NA',
  '#NULL!',
  '#VALUE!',
  '#DIV/0!',
  '#REF!',
  '<NA>',
  '<null>',
  '(null)',
  '(blank)',
  '(empty)',
  '[null]',
  '\\N',
  'NaT',
];
/** Words that may also be values, such as None for "no damage". */
const WORD_MARKS = ['None', 'none', 'NONE', 'nil', 'Null', 'missing', 'Missing', 'undefined'];

const ALL = new Set([...LETTER_MARKS, ...SIGN_MARKS, ...PLAIN_MARKS, ...WORD_MARKS]);
/** The most characters of a mark with surrounding space. */
const LONGEST_CELL = 16;
const CODE = /^[A-Za-z]{1,4}$/;
const SIGN = /^[^A-Za-z0-9]{1,3}$/;
/** The least share of the values that must have a form for the column to have it. */
const MOST = 0.9;

/** Whether a text is a usual mark of null, and not a stray word in a column of figures. */
export function isNullWord(text: string): boolean {
  return ALL.has(text);
}

/**
 * The texts that mean null, for each column. A mark counts if the other values of its column do not look like it. If
 * they do, a mark of letters still counts if it means null in another column of the table.
 */
export function nullMarks(columns: readonly (readonly Cell[])[]): readonly ReadonlySet<string>[] {
  const candidates = columns.map(candidatesOf);
  const clear = candidates.map((marks, i) => {
    if (marks.length === 0) return marks;
    const counts = countTexts(nth(columns, i));
    return marks.filter((mark) => isClear(mark, counts));
  });
  const shown = new Set(clear.flat());
  return clear.map((marks, i) => {
    const letters = nth(candidates, i).filter((mark) => LETTER_MARKS.includes(mark));
    const strays = strayWords(nth(columns, i));
    return new Set([...marks, ...letters.filter((mark) => shown.has(mark)), ...strays]);
  });
}

/** The most different words in a column of figures that can all mean that there is no figure, such as ERR. */
const MOST_STRAYS = 5;
/** In a column of fewer different figures, a word may be one more category. */
const FEWEST_FIGURES = 65;

/** The few words in a column of many different numbers, dates or times. */
function strayWords(cells: readonly Cell[]): readonly string[] {
  const words = new Set<string>();
  for (const cell of cells) {
    if (cell === null || /\d/.test(cell)) continue;
    const word = cell.trim();
    if (word !== '') words.add(word);
    if (words.size > MOST_STRAYS) return [];
  }
  if (words.size === 0) return [];
  const values = [...countTexts(cells)].filter(([text]) => text !== '');
  const figures = values.filter(([text]) => isFigures(text));
  const areFigures = figures.length >= FEWEST_FIGURES && share(values, isFigures) >= MOST;
  return areFigures ? [...words] : [];
}

/** The marks that occur in a column. The length test comes first, because most cells are too long for a mark. */
function candidatesOf(cells: readonly Cell[]): readonly string[] {
  const found = new Set<string>();
  for (const cell of cells) {
    if (cell === null || cell.length > LONGEST_CELL) continue;
    const text = trimmed(cell);
    if (ALL.has(text)) found.add(text);
  }
  return [...found];
}

function isClear(mark: string, counts: Counts): boolean {
  if (PLAIN_MARKS.includes(mark)) return true;
  const rest = [...counts].filter(([text]) => text !== '' && !ALL.has(text));
  if (WORD_MARKS.includes(mark)) return rest.length > 0 && share(rest, isFigures) >= MOST;
  if (SIGN_MARKS.includes(mark)) return share(rest, (text) => SIGN.test(text)) < MOST;
  if (rest.length === 0) return true;
  const alike = (text: string): boolean => CODE.test(text) && sameCase(text, mark);
  return rest.every(([text]) => isTruthWord(text)) || share(rest, alike) < MOST;
}

/** Whether a text has digits and no letters, like a number, a date or a time. */
function isFigures(text: string): boolean {
  return /\d/.test(text) && !/[A-Za-z]/.test(text);
}

function sameCase(text: string, mark: string): boolean {
  if (mark === mark.toUpperCase()) return text === text.toUpperCase();
  return mark !== mark.toLowerCase() || text === text.toLowerCase();
}

function share(rest: readonly (readonly [string, number])[], holds: (text: string) => boolean) {
  let [total, matching] = [0, 0];
  for (const [text, rows] of rest) {
    total += rows;
    if (holds(text)) matching += rows;
  }
  return total === 0 ? 0 : matching / total;
}
