import { asciiWords, keptList } from '../entities/word-forms.js';
import { type EncodedTable, encodeWords } from '../kernel/encoded-table.js';
import { wordTable } from '../kernel/word-table.js';
import type { Lexicon, WordList } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';

/** The lists of a lexicon that prose draws from. */
export const PROSE_LISTS = ['noun', 'adjective', 'verb'] as const satisfies readonly WordList[];

/** The locales of prose: the fixed words of sentences are English. */
export const PROSE_LOCALES: readonly string[] = Object.freeze(['en']);

export const LONGEST_WORD = 12;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const fixed = (words: string): readonly string[] => Object.freeze(words.split(' '));

/** The function words of sentences. None of them inflects the word that follows. */
const FIXED = {
  /** Determiners. */
  D: fixed('the this that every each another one any'),
  /** Modal verbs: the verb that follows keeps its plain form. */
  M: fixed('can could may might must should will would'),
  /** Prepositions. */
  P: fixed('above against around behind beneath beside beyond inside near past under with without'),
  /** Conjunctions. */
  C: fixed('after although and because before but since unless until whenever while'),
};

/** A class of words, by its letter in the pattern of a sentence. */
export type WordClass = keyof typeof FIXED | 'A' | 'N' | 'V';

/** Words as bytes. All are lower-case ASCII letters: a byte is a character. */
export interface ProseWords {
  ofClass(name: WordClass): EncodedTable;
  /** Words with a given number of letters, 1 to `LONGEST_WORD`. */
  ofLength(letters: number): EncodedTable;
}

function encoded(words: readonly string[]): EncodedTable {
  return encodeWords(wordTable(words), 'prose', String);
}

/** The words of a locale for prose. */
export function proseWords(lexicon: Lexicon): ProseWords {
  const [N, A, V] = PROSE_LISTS.map((list) => asciiWords(requiredWords(lexicon, list))) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const lists = { ...FIXED, N, A, V };
  return {
    ofClass: (name) => encoded(lists[name]),
    ofLength: (letters) => encoded(wordsOfLength(N, letters)),
  };
}

/** Nouns of a given length; if there are none, words of one repeated letter. */
function wordsOfLength(nouns: readonly string[], letters: number): readonly string[] {
  return keptList(nouns, `of ${letters}`, () => {
    const fitting = nouns.filter((noun) => noun.length === letters);
    return fitting.length > 0 ? fitting : LETTERS.map((letter) => letter.repeat(letters));
  });
}
