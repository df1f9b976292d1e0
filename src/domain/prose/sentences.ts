import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import { type SentenceForm, sentenceForm, sentencePattern, sizeOf } from './sentence-form.js';
import type { ProseWords } from './word-classes.js';
import {
  BITS_A_WORD,
  capitalise,
  FULL_STOP,
  type Gap,
  writeGap,
  writeWord,
} from './write-words.js';

const { MAX_SAFE_INTEGER } = Number;

export const MAX_WORDS = 100;

/** Random words reserved for each sentence of a cell, so that sentences are independent. */
const BITS_A_SENTENCE = MAX_WORDS * BITS_A_WORD;

/** The number of words of a sentence. */
export interface WordRange {
  readonly min: number;
  readonly max: number;
}

function formsOf({ min, max }: WordRange, words: ProseWords): readonly SentenceForm[] {
  return Array.from({ length: max - min + 1 }, (_, i) =>
    sentenceForm(sentencePattern(min + i), words),
  );
}

/** The forms with at least 2^53 - 1 sentences. */
function inexhaustible(forms: readonly SentenceForm[]): readonly SentenceForm[] {
  return forms.filter(({ n }) => n === MAX_SAFE_INTEGER);
}

/** The number of different sentences in a `unique` column. */
export function countSentences(range: WordRange, words: ProseWords): number {
  const forms = formsOf(range, words);
  if (inexhaustible(forms).length > 0) return MAX_SAFE_INTEGER;
  return Math.min(
    forms.reduce((sum, { n }) => sum + n, 0),
    MAX_SAFE_INTEGER,
  );
}

/** Writes sentences with a range of numbers of words, all equally likely. */
export class Sentences {
  readonly minLength: number;
  readonly maxLength: number;
  readonly #forms: readonly SentenceForm[];
  readonly #inexhaustible: readonly SentenceForm[];
  readonly #formKey: Key;
  readonly #wordKey: Key;

  constructor(range: WordRange, words: ProseWords, formKey: Key, wordKey: Key) {
    this.#forms = formsOf(range, words);
    this.#inexhaustible = inexhaustible(this.#forms);
    this.#formKey = formKey;
    this.#wordKey = wordKey;
    this.minLength = Math.min(...this.#forms.map(({ minLength }) => minLength));
    this.maxLength = Math.max(...this.#forms.map(({ maxLength }) => maxLength));
  }

  /** Writes sentence `ordinal` of a row's cell; returns the offset after it. */
  write(data: Uint8Array, offset: number, row: number, ordinal: number): number {
    const forms = this.#forms;
    const drawn = drawBelow(this.#formKey, row, forms.length, ordinal * BITS_A_WORD);
    return this.#write(data, offset, row, ordinal * BITS_A_SENTENCE, forms[drawn] as SentenceForm);
  }

  /** Writes the sentence of an element from 0 to `countSentences` - 1; different elements have different sentences. */
  writeElement(data: Uint8Array, offset: number, row: number, element: number): number {
    const endless = this.#inexhaustible;
    if (endless.length > 0) {
      const drawn = drawBelow(this.#formKey, row, endless.length);
      return this.#write(data, offset, row, 0, endless[drawn] as SentenceForm, element);
    }
    // Elements number the shorter sentences first.
    let rest = element;
    let at = 0;
    for (; rest >= (this.#forms[at] as SentenceForm).n; at++) {
      rest -= (this.#forms[at] as SentenceForm).n;
    }
    return this.#write(data, offset, row, 0, this.#forms[at] as SentenceForm, rest);
  }

  /** Writes a sentence. Its first words encode `element`, unless that is negative; all other words are drawn. */
  #write(
    data: Uint8Array,
    start: number,
    row: number,
    firstBits: number,
    { slots, gaps, counted }: SentenceForm,
    element = -1,
  ): number {
    const encoded = element < 0 ? 0 : counted;
    let rest = element;
    let offset = start;
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as SentenceForm['slots'][number];
      const size = sizeOf(slot);
      let index: number;
      if (i < encoded) {
        const above = Math.floor(rest / size);
        index = rest - above * size;
        rest = above;
      } else {
        index = drawBelow(this.#wordKey, row, size, firstBits + i * BITS_A_WORD);
      }
      offset = writeGap(data, offset, gaps[i] as Gap);
      offset = writeWord(data, offset, slot, index);
    }
    capitalise(data, start);
    data[offset++] = FULL_STOP;
    return offset;
  }
}
