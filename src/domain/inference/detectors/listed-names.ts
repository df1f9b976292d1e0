import { hasHint } from '../../meanings/name-hints.js';
import { LONGEST_CATEGORY } from '../privacy/privacy.js';
import { isOrdinary } from '../reading/is-ordinary.js';
import { type KnownWords, plainWord } from '../reading/known-words.js';
import type { Evidence } from './detector.js';
import { THING_HINTS } from './thing-hints.js';
import { readUnspaced } from './unspaced-names.js';

/** Further values would hardly change the share; each word costs a look-up in every list. */
const MOST_TEXTS = 300;
/** The share of the different values in which both names must stand. Of fewer values than these, all must have them. */
const [FEW, NAMED] = [5, 0.5];
/** Longer texts are sentences, unless they are JSON. */
const [LONGEST, MOST_WORDS] = [80, 8];
const JSON_TEXT = /^\s*[{[]/;
/** What stands between the words of names, such as the quotes of `"Ada Byron"` and the point of `ada.byron`. */
const BETWEEN = /[\s!-&(-,./:-@[-`{-~«»“”„]+/;
/** A single quote at either end of a word. Inside of it, the quote belongs to a name such as O'Brien. */
const QUOTES = /^['’]|['’]$/g;

/**
 * Whether values contain a given name beside a family name of the lists of one locale, in any notation: `Dr. Ada Byron`,
 * `BYRON Ada`, `ada.byron`. Values with digits are codes and addresses, unless they are JSON.
 */
export function containListedNames({ texts, hints, words }: Evidence): boolean {
  if (hasHint(hints, THING_HINTS)) return false;
  const step = Math.ceil(texts.length / MOST_TEXTS);
  const sample = texts.filter((_, i) => i % step === 0);
  const needed = sample.length < FEW ? 1 : NAMED;
  return sample.filter((text) => containsName(text, words)).length >= needed * sample.length;
}

/** Whether a text contains a given name beside a family name, and is no place. */
export function containsName(text: string, words: KnownWords): boolean {
  const isJson = JSON_TEXT.test(text);
  if (!isJson && (text.length > LONGEST || /[\d@]|:\/\//.test(text))) return false;
  const parts = text
    .slice(0, LONGEST_CATEGORY)
    .split(BETWEEN)
    .map((part) => part.replace(QUOTES, ''))
    .filter((part) => part !== '')
    .map(plainWord);
  if ((!isJson && parts.length > MOST_WORDS) || isPlace(parts.join(' '), words)) return false;
  const areNames = (one: string, other: string): boolean =>
    words.names.some(({ first, last }) => first.has(one) && last.has(other));
  return parts.some((word, i) => {
    if (readUnspaced(word, words.names)?.isWhole === true) return true;
    const next = parts[i + 1];
    if (next === undefined) return false;
    const areWords = isOrdinary(word, words) && isOrdinary(next, words);
    return !areWords && (areNames(word, next) || areNames(next, word));
  });
}

function isPlace(plain: string, { cities, states, countries }: KnownWords): boolean {
  return [cities, states, countries].some((places) => places.has(plain));
}
