import type { Lexicon, WordList } from './lexicon.js';

/** A list that is known to be there: a request that needs a missing one was refused before. */
export function requiredWords(lexicon: Lexicon, list: WordList): readonly string[] {
  const words = lexicon.words(list);
  if (words === undefined) throw new Error(`locale ${lexicon.locale} has no list ${list}`);
  return words;
}
