import type { Lexicon, WordList } from './lexicon.js';

/** The words of a list that English has built in: those of the locale if it translates all of them, in the same order. */
export function translated(
  lexicon: Lexicon,
  list: WordList,
  english: readonly string[],
): readonly string[] {
  const own = lexicon.words(list);
  return own?.length === english.length ? own : english;
}
