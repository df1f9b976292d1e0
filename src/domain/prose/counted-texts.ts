import { nth } from '../basics/nth.js';
import { type SentenceForm, sentenceForm, sentencePattern, sizeOf } from './sentence-form.js';
import { LONGEST_WORD, type ProseWords } from './word-classes.js';
import { gapLength } from './write-words.js';

const { MAX_SAFE_INTEGER } = Number;

/** The most words of a sentence. A `unique` text opens with a sentence of this length. */
export const MOST_WORDS = 12;

/** Characters of " cat.", the shortest end of a text. */
export const SHORTEST_END = 5;
/** Characters of a space, the longest word and a full stop: if at most this much is left, one word ends the text. */
export const LONGEST_END = LONGEST_WORD + 2;
/** Characters of the longest text of a single word and a full stop. */
export const LONGEST_SINGLE = LONGEST_WORD + 1;
/** Characters of the longest text without a full stop. */
const LONGEST_BARE = 3;

/** The length of a text, in characters. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

/** The numbering of the texts of a `unique` column, and the lengths for which it works. */
export interface CountedDomain {
  /** The number of elements, at most 2^53 - 1. */
  readonly n: number;
  readonly min: number;
  readonly max: number;
  /** The number of words of the opening sentence that encode the element; 0 if the text is a single word. */
  readonly words: number;
}

/** The form of the sentence that opens a `unique` text. */
export function openingForm(words: ProseWords): SentenceForm {
  return sentenceForm(sentencePattern(MOST_WORDS), words);
}

/** The number of letters of the word that makes up a whole text of a given length. */
export function singleLetters(length: number): number {
  return length > LONGEST_BARE ? length - 1 : length;
}

/** The number of texts of one word that have a given length; 1 for the empty text. */
export function countSingles(length: number, words: ProseWords): number {
  return length === 0 ? 1 : sizeOf(words.ofLength(singleLetters(length)));
}

/** Numbers either the short texts as a whole or the long ones by their first words, whichever are more. */
export function countedDomain({ min, max }: LengthRange, words: ProseWords): CountedDomain {
  const { slots, gaps, counted } = openingForm(words);
  let best: CountedDomain = { n: 1, min, max, words: 0 };
  const lastSingle = Math.min(max, LONGEST_SINGLE);
  if (min <= LONGEST_SINGLE) {
    let n = 0;
    for (let length = min; length <= lastSingle; length++) n += countSingles(length, words);
    best = { n, min, max: lastSingle, words: 0 };
  }
  let reach = 0;
  let n = 1;
  let needed = 0;
  for (let i = 0; i < counted; i++) {
    const slot = nth(slots, i);
    needed = Math.max(needed, reach + LONGEST_END + 1);
    reach += slot.maxLength + gapLength(nth(gaps, i));
    needed = Math.max(needed, reach + SHORTEST_END);
    if (needed > max) break;
    n = Math.min(n * sizeOf(slot), MAX_SAFE_INTEGER);
    if (n > best.n) best = { n, min: Math.max(min, needed), max, words: i + 1 };
  }
  return best;
}

/** The number of different texts in a `unique` column. */
export function countTexts(range: LengthRange, words: ProseWords): number {
  return countedDomain(range, words).n;
}
