import { least } from '../../basics/extremes.js';

/* Values that the comment of a column lists. */

const NAME = '[A-Za-z][A-Za-z0-9_-]{0,29}';
const NAMES = new RegExp(NAME, 'g');
/** `A | B | C`, with or without quotes. */
const BARRED = new RegExp(
  `(?:^|[\\s:(])((?:['"\`]?${NAME}['"\`]?\\s*\\|\\s*)+['"\`]?${NAME}['"\`]?)`,
);
/** 'a', 'b' or 'c'. */
const QUOTED = new RegExp(`(['"\`])${NAME}\\1(?:\\s*(?:,|/|or|and)\\s*(['"\`])${NAME}\\2)+`);
/** a, b, c and nothing else, perhaps after a word with a colon. */
const LISTED = new RegExp(
  `^(?:[\\w ]+:\\s*)?((?:${NAME}\\s*[,/]\\s*)+${NAME})(?:[,/ ]*(?:etc|\\.{3}|…))?\\.?$`,
  'i',
);
/** 0: off, 1=on, 2 - unknown. */
const NUMBERED =
  /(?<![\d.])(\d{1,3})\s*(?:[:=：]|\s-\s|-(?=[A-Za-z\u00c0-\uffff]))\s*[A-Za-z\u00c0-\uffff]/g;

/**
 * The texts that a comment lists as all that a column holds; empty if it lists none.
 *
 * @example
 * textsOfComment('PENDING | PAID'); // => ['PENDING', 'PAID']
 */
export function textsOfComment(comment = ''): readonly string[] {
  const found = BARRED.exec(comment)?.[1] ?? QUOTED.exec(comment)?.[0] ?? LISTED.exec(comment)?.[1];
  const texts = found?.match(NAMES) ?? [];
  return [...new Set(texts.filter((text) => !['or', 'and'].includes(text)))];
}

/**
 * The numbers that a comment explains as all that a column holds; empty if it explains fewer than two.
 *
 * @example
 * numbersOfComment('0: inactive, 1: active'); // => [0, 1]
 */
export function numbersOfComment(comment = ''): readonly number[] {
  const found = new Set([...comment.matchAll(NUMBERED)].map(([, digits]) => Number(digits)));
  return found.size < 2 || least([...found]) > 1 ? [] : [...found];
}
