import { nth } from '../../basics/nth.js';
import { own } from '../../basics/own.js';
import type { DayOrder } from './parse-moment.js';

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'].concat([
  ...['september', 'october', 'november', 'december'],
]);
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const SHORT = 3;
const LONGEST = 40;
const WORD_LENGTH = 2;

/** Words of strftime that texts show to be written in one of two ways: %m or %-m, %b or %B. */
interface Shown {
  readonly long: readonly string[];
  readonly short: readonly string[];
}

/** A notation in the longer words, and the words that the text shows to be long or short: 12 shows neither. */
interface Form extends Shown {
  readonly notation: string;
}

/** The second way to write what a long word shows. */
const SHORTER: Readonly<Record<string, string>> = {
  ...{ '%m': '%-m', '%d': '%-d', '%H': '%-H', '%I': '%-I', '%B': '%b', '%A': '%a' },
};

/**
 * The notation in words of strftime that most rows have, and at least k; undefined if there is none. `order` is the
 * order of day and month if both are digits.
 */
export function learnNotation(
  counts: ReadonlyMap<string, number>,
  order: DayOrder,
  k: number,
): string | undefined {
  const forms = new Map<string, { rows: number; readonly longer: Map<string, number> }>();
  let total = 0;
  for (const [text, rows] of counts) {
    total += rows;
    const form = formOf(text, order);
    if (form === undefined) continue;
    const same = forms.get(form.notation) ?? { rows: 0, longer: new Map<string, number>() };
    same.rows += rows;
    for (const word of form.long) same.longer.set(word, (same.longer.get(word) ?? 0) + rows);
    for (const word of form.short) same.longer.set(word, (same.longer.get(word) ?? 0) - rows);
    forms.set(form.notation, same);
  }
  const [best] = [...forms].sort((a, b) => b[1].rows - a[1].rows);
  if (best === undefined || best[1].rows < k || 2 * best[1].rows <= total) return undefined;
  const [notation, { longer }] = best;
  return notation.replace(/%[mdHIBA]/g, (word) =>
    (longer.get(word) ?? 0) < 0 ? (own(SHORTER, word) ?? word) : word,
  );
}

const TOKENS = /\d+|[A-Za-z]+|[^A-Za-z\d]/g;
const SIGN = /^[-/.,: ]$/;

function formOf(text: string, order: DayOrder): Form | undefined {
  if (text.length > LONGEST) return undefined;
  const tokens: readonly string[] = text.match(TOKENS) ?? [];
  const colon = tokens.indexOf(':');
  const clock = colon < 0 ? tokens.length : colon - 1;
  const days = tokens.slice(0, clock);
  const times = tokens.slice(clock);
  const dayWords = wordsOfDays(days, order);
  const timeWords = wordsOfTimes(times);
  if (dayWords === undefined || timeWords === undefined) return undefined;
  const words = [...dayWords, ...timeWords];
  const shown = { long: [] as string[], short: [] as string[] };
  tokens.forEach((token, i) => {
    // Days without signs begin with a day or a month that may be short.
    const word = nth(words, i).slice(0, WORD_LENGTH);
    const isShort = isShortened(token, word);
    if (isShort !== undefined) shown[isShort ? 'short' : 'long'].push(word);
  });
  return { notation: words.join(''), ...shown };
}

/** Whether a token shows that its word is written in the shorter way; undefined if it shows neither. */
function isShortened(token: string, word: string): boolean | undefined {
  if (SHORTER[word] === undefined) return undefined;
  if (/^\d/.test(token))
    return token.length % 2 === 1 ? true : token.startsWith('0') ? false : undefined;
  return token === 'May' ? undefined : token.length === SHORT;
}

/** The words of tokens that show a day: one for each token; undefined if one of them has none. */
function wordsOfDays(tokens: readonly string[], order: DayOrder): readonly string[] | undefined {
  const figures = figuresOf(tokens, order);
  let next = 0;
  const words = tokens.map((token, i) => {
    if (/^\d/.test(token)) return figures?.[next++];
    if (SIGN.test(token)) return token;
    if (i === 0 && isNameOf(WEEKDAYS, token)) return '%A';
    if (isNameOf(MONTHS, token)) return '%B';
    return token === 'T' && i === tokens.length - 1 && i > 0 ? token : undefined;
  });
  return allKnown(words);
}

/** The words of the digits among the tokens of a day, in order. */
function figuresOf(tokens: readonly string[], order: DayOrder): readonly string[] | undefined {
  const figures = tokens.filter((token) => /^\d/.test(token));
  const [first = '', second = '', third = ''] = figures;
  const hasMonth = tokens.some((token) => isNameOf(MONTHS, token));
  const ordered = order === 'mdy' ? ['%m', '%d'] : ['%d', '%m'];
  switch (figures.length) {
    case 0:
      return [];
    case 1:
      if (hasMonth) return [yearWord(first)];
      if (first.length !== 7 && first.length !== 8) return undefined;
      return [/^(?:19|20)\d\d(?:0\d|1[0-2])/.test(first) ? '%Y%m%d' : `${ordered.join('')}%Y`];
    case 2:
      return hasMonth ? ['%d', yearWord(second)] : monthAndYear(first, second);
    case 3:
      return first.length === 4 ? ['%Y', '%m', '%d'] : [...ordered, yearWord(third)];
    default:
      return undefined;
  }
}

/** The words of a month in digits and its year. */
function monthAndYear(first: string, second: string): readonly string[] | undefined {
  if (first.length === 4) return ['%Y', '%m'];
  return second.length === 4 ? ['%m', '%Y'] : undefined;
}

function yearWord(figures: string): string {
  return figures.length === 4 ? '%Y' : '%y';
}

/** The words of tokens that show a time of day, of which the first is the hour. */
function wordsOfTimes(tokens: readonly string[]): readonly string[] | undefined {
  const half = tokens.find((token) => /^[ap]m$/i.test(token));
  const figures = [half === undefined ? '%H' : '%I', '%M', '%S'];
  let next = 0;
  const words = tokens.map((token, i) => {
    if (/^\d/.test(token)) return figures[next++];
    if (token === half) return token === token.toUpperCase() ? '%p' : '%P';
    return SIGN.test(token) || (token === 'Z' && i === tokens.length - 1) ? token : undefined;
  });
  return allKnown(words);
}

function allKnown(words: readonly (string | undefined)[]): readonly string[] | undefined {
  return words.every((word) => word !== undefined) ? words : undefined;
}

/** Whether a token is one of some names or the first three letters of one, with a capital. */
function isNameOf(names: readonly string[], token: string): boolean {
  if (!/^[A-Z][a-z]+$/.test(token)) return false;
  const name = token.toLowerCase();
  return names.some((full) => name === full || name === full.slice(0, SHORT));
}
