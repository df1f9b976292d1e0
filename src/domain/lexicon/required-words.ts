import type { Lexicon, WordList } from './lexicon.js';

/** A list of a lexicon. Throws if it has none: requests that need a missing list must be refused before. */
export function requiredWords(lexicon: Lexicon, list: WordList): readonly string[] {
  const words = lexicon.words(list);
  if (words === undefined) throw new Error(`locale ${lexicon.locale} has no list ${list}`);
  return words;
}
