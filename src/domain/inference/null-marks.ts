import type { Cell } from '../tables/table-sample.js';
import { countTexts } from './column-values.js';
import { isTruthWord } from './truth-words.js';

type Counts = ReadonlyMap<string, number>;

/** Letters that may be a code of the same form: NA is Namibia among country codes. */
const LETTER_MARKS = ['NA', 'na', 'NULL', 'null', 'nan', 'NaN', 'NAN'];
/** Signs that may be a value among signs: + and -. */
const SIGN_MARKS = ['-', '--', '---', '–', '—', '?', '??', '.', '..', '...', '*'];
/** Nothing else is written so. */
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
/** Words that are values among words: no damage is None. */
const WORD_MARKS = ['None', 'none', 'NONE', 'nil', 'Null', 'missing', 'Missing', 'undefined'];

const ALL = new Set([...LETTER_MARKS, ...SIGN_MARKS, ...PLAIN_MARKS, ...WORD_MARKS]);
/** Of a mark with blanks around it. */
const LONGEST_CELL = 16;
const CODE = /^[A-Za-z]{1,4}$/;
const SIGN = /^[^A-Za-z0-9]{1,3}$/;
/** Numbers, dates and times, in figures. */
const FIGURES = /^[^A-Za-z]*\d[^A-Za-z]*$/;
/** How many of the values must be of a form before the column is. */
const MOST = 0.9;

/**
 * The texts that stand for null, column by column. A mark counts where the rest of its column does not look
 * like it; where it does, another column of the table must have shown what the mark is for.
 */
export function nullMarks(columns: readonly (readonly Cell[])[]): readonly ReadonlySet<string>[] {
  const candidates = columns.map(candidatesOf);
  const clear = candidates.map((marks, i) => {
    if (marks.length === 0) return marks;
    const counts = countTexts(columns[i] as readonly Cell[]);
    return marks.filter((mark) => isClear(mark, counts));
  });
  const shown = new Set(clear.flat());
  return clear.map((marks, i) => {
    const letters = (candidates[i] as readonly string[]).filter((mark) =>
      LETTER_MARKS.includes(mark),
    );
    return new Set([...marks, ...letters.filter((mark) => shown.has(mark))]);
  });
}

/** The marks that a column has: most cells are too long to be one. */
function candidatesOf(cells: readonly Cell[]): readonly string[] {
  const found = new Set<string>();
  for (const cell of cells) {
    if (cell === null || cell.length > LONGEST_CELL) continue;
    const text = cell.trim();
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

function isFigures(text: string): boolean {
  return FIGURES.test(text);
}

function sameCase(text: string, mark: string): boolean {
  if (mark === mark.toUpperCase()) return text === text.toUpperCase();
  return mark !== mark.toLowerCase() || text === text.toLowerCase();
}

function share(rest: readonly (readonly [string, number])[], holds: (text: string) => boolean) {
  let [all, fits] = [0, 0];
  for (const [text, rows] of rest) {
    all += rows;
    if (holds(text)) fits += rows;
  }
  return all === 0 ? 0 : fits / all;
}
