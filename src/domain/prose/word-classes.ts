import { wordTable } from '../columns/words.js';
import { type EncodedTable, encodeWords } from '../encoding/encoded-table.js';
import { asciiWords, keptList } from '../entities/word-forms.js';
import type { Lexicon, WordList } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';

/** The lists of a lexicon that prose draws from. */
export const PROSE_LISTS = ['noun', 'adjective', 'verb'] as const satisfies readonly WordList[];

/** The rest of the words is English. */
export const PROSE_LOCALES: readonly string[] = Object.freeze(['en']);

export const LONGEST_WORD = 12;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const fixed = (words: string): readonly string[] => Object.freeze(words.split(' '));

/** Words that hold a sentence together. None of them bends the word that follows. */
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

/** A kind of words, by the letter that stands for it in the pattern of a sentence. */
export type WordClass = keyof typeof FIXED | 'A' | 'N' | 'V';

/** Words as bytes: lower-case ASCII letters, so that a byte is a character. */
export interface ProseWords {
  ofClass(name: WordClass): EncodedTable;
  /** Words of so many letters, 1 to `LONGEST_WORD`. */
  ofLength(letters: number): EncodedTable;
}

function encoded(words: readonly string[]): EncodedTable {
  return encodeWords(wordTable(words), 'prose', String);
}

/** The words of a locale that prose is made of. */
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

/** Nouns of a length; a letter over and over where there are none. */
function wordsOfLength(nouns: readonly string[], letters: number): readonly string[] {
  return keptList(nouns, `of ${letters}`, () => {
    const fitting = nouns.filter((noun) => noun.length === letters);
    return fitting.length > 0 ? fitting : LETTERS.map((letter) => letter.repeat(letters));
  });
}
