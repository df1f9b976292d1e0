import type { KnownWords } from './known-words.js';

/** Endings of nouns and adjectives of English that names of people seldom have. */
const ENDING =
  /.{2}(?:tion|sion|ment|ness|ance|ence|ship|ware|ology|ings?|ity|ics|ical|able|ible|ised|ized|ous|ful|less|ives?|uary|ures?|ages?|ants?|ents?|(?<!q[uv])ists?|als|ers|ors|ies|ed|ly)$/;

/**
 * Whether a word, in the form of `plainWord`, is one of `ordinary`, also in the plural, or has the ending of one. Names of people
 * have such endings, too: Davies, Ahmed and Holmqvist.
 */
export function isOrdinary(
  word: string,
  { ordinary, names }: Pick<KnownWords, 'ordinary' | 'names'>,
): boolean {
  if (ordinary.has(word) || ordinary.has(word.replace(/s$/, ''))) return true;
  return ENDING.test(word) && !names.some(({ first, last }) => first.has(word) || last.has(word));
}
