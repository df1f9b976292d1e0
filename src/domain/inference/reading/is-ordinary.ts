import type { KnownWords } from './known-words.js';

/** Endings of nouns and adjectives of English that names of people seldom have. */
const ENDING =
  /.{2}(?:tion|sion|ment|ship|ware|ology|ity|ities|ics|ical|able|ible|ised|ized|ous|ful|less|ives?|uary|ures?|(?<!q[uv])ists?)$|.{4}[^e]ed$|.{5}(?:ance|ence)$|.{6}(?:ings?|ants?|ents?|ness|ages?)$/;
/** Endings that names have, too, as Saeed, Dowling, Connolly and Wouters do: what is before them tells. */
const SHARED_ENDING = /^(.{4,}?)(?:ed|ers|ors|ies|ly|ings?|ants?|ents?|ance|ence|ness|ages?|als)$/;

/**
 * Whether a word, in the form of `plainWord`, is one of `ordinary`, also in the plural, or has the ending of one. Names of people
 * have such endings, too: Davies, Ahmed and Holmqvist.
 */
export function isOrdinary(
  word: string,
  { ordinary, names }: Pick<KnownWords, 'ordinary' | 'names'>,
): boolean {
  if (ordinary.has(word) || ordinary.has(word.replace(/s$/, ''))) return true;
  if (!ENDING.test(word) && !stemsOf(word).some((stem) => ordinary.has(stem))) return false;
  return !names.some(({ first, last }) => first.has(word) || last.has(word));
}

/** The words from which a word may be made: `close` of `closed`, `ship` of `shipping`, `supply` of `supplies`. */
function stemsOf(word: string): readonly string[] {
  const [, stem] = SHARED_ENDING.exec(word) ?? [];
  if (stem === undefined) return [];
  return [stem, `${stem}e`, `${stem}y`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
}
