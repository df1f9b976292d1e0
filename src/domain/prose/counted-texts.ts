import type { EncodedTable } from '../encoding/encoded-table.js';
import { type SentenceForm, sentenceForm, sentencePattern, sizeOf } from './sentence-form.js';
import { LONGEST_WORD, type ProseWords } from './word-classes.js';
import { type Gap, gapLength } from './write-words.js';

const { MAX_SAFE_INTEGER } = Number;

/** A `unique` text opens with a sentence of so many words, none longer. */
export const MOST_WORDS = 12;

/** Room for " cat.", the shortest end of a text. */
export const SHORTEST_END = 5;
/** Room for a space, the longest word and a full stop: a text with so much left, or less, ends with one word. */
export const LONGEST_END = LONGEST_WORD + 2;
/** The longest text of a single word and a full stop. */
export const LONGEST_SINGLE = LONGEST_WORD + 1;
/** The longest text that is too short for a full stop. */
const LONGEST_BARE = 3;

/** How many characters a text has. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

/** What tells the elements of a `unique` column, and the lengths that have room for it. */
export interface CountedDomain {
  readonly n: number;
  readonly min: number;
  readonly max: number;
  /** Words of the opening sentence that tell the element; 0 where the text is one word. */
  readonly words: number;
}

export function openingForm(words: ProseWords): SentenceForm {
  return sentenceForm(sentencePattern(MOST_WORDS), words);
}

/** The letters of the word that is a whole text of a length. */
export function singleLetters(length: number): number {
  return length > LONGEST_BARE ? length - 1 : length;
}

/** How many texts of one word, or none, there are of a length. */
export function countSingles(length: number, words: ProseWords): number {
  return length === 0 ? 1 : sizeOf(words.ofLength(singleLetters(length)));
}

/** The shorter texts are counted whole, the longer ones by their first words: whichever are more. */
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
    const slot = slots[i] as EncodedTable;
    needed = Math.max(needed, reach + LONGEST_END + 1);
    reach += slot.maxLength + gapLength(gaps[i] as Gap);
    needed = Math.max(needed, reach + SHORTEST_END);
    if (needed > max) break;
    n = Math.min(n * sizeOf(slot), MAX_SAFE_INTEGER);
    if (n > best.n) best = { n, min: Math.max(min, needed), max, words: i + 1 };
  }
  return best;
}

/** How many different texts a `unique` column can take. */
export function countTexts(range: LengthRange, words: ProseWords): number {
  return countedDomain(range, words).n;
}
