import { hasHint } from '../../meanings/name-hints.js';
import { type KnownWords, plainWord } from '../reading/known-words.js';
import { isOrdinary } from '../reading/ordinary-words.js';
import type { Evidence } from './detector.js';
import { THING_HINTS } from './thing-hints.js';

/** Further values would hardly change the share; each word costs a look-up in every list. */
const MOST_TEXTS = 300;
/** The least number of different values, and the share of them in which both names must stand. */
const [FEWEST, NAMED] = [5, 0.5];
/** Longer texts are sentences. */
const [LONGEST, MOST_WORDS] = [80, 8];
/** What stands between the words of names, such as the quotes of `"Ada Byron"` and the point of `ada.byron`. */
const BETWEEN = /[\s!-&(-,./:-@[-`{-~«»“”„]+/;

/**
 * Whether values contain a given name beside a family name of the lists of one locale, in any notation: `Dr. Ada Byron`,
 * `BYRON Ada`, `ada.byron`. Values with digits are codes and addresses.
 */
export function containListedNames({ texts, hints, words }: Evidence): boolean {
  if (texts.length < FEWEST || hasHint(hints, THING_HINTS)) return false;
  const step = Math.ceil(texts.length / MOST_TEXTS);
  const sample = texts.filter((_, i) => i % step === 0);
  return sample.filter((text) => containsName(text, words)).length >= NAMED * sample.length;
}

function containsName(text: string, words: KnownWords): boolean {
  if (text.length > LONGEST || /[\d@]|:\/\//.test(text)) return false;
  const parts = text
    .split(BETWEEN)
    .filter((part) => part !== '')
    .map(plainWord);
  if (parts.length > MOST_WORDS) return false;
  const areNames = (one: string, other: string): boolean =>
    words.names.some(({ first, last }) => first.has(one) && last.has(other));
  return parts.some((word, i) => {
    const next = parts[i + 1];
    if (next === undefined) return false;
    const areWords = isOrdinary(word, words.ordinary) && isOrdinary(next, words.ordinary);
    return !areWords && (areNames(word, next) || areNames(next, word));
  });
}
