import type { EncodedTable } from '../kernel/encoded-table.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import {
  type CountedDomain,
  countedDomain,
  countSingles,
  type LengthRange,
  LONGEST_END,
  LONGEST_SINGLE,
  MOST_WORDS,
  openingForm,
  SHORTEST_END,
  singleLetters,
} from './counted-texts.js';
import { type SentenceForm, sentenceForm, sentencePattern, sizeOf } from './sentence-form.js';
import { LONGEST_WORD, type ProseWords } from './word-classes.js';
import {
  BITS_A_WORD,
  capitalise,
  FULL_STOP,
  type Gap,
  gapLength,
  writeGap,
  writeWord,
} from './write-words.js';

const LEAST_WORDS = 5;

/** The letters of the word before the last: after it, there is always room for a last word that fits. */
const FILLING_LETTERS = 4;

export interface TextKeys {
  readonly length: Key;
  readonly form: Key;
  readonly word: Key;
}

/** Writes sentences of an exact total length: the last word is chosen to fit. */
export class RunningText {
  readonly #range: LengthRange;
  readonly #keys: TextKeys;
  readonly #domain: CountedDomain;
  readonly #forms: readonly SentenceForm[];
  readonly #opening: SentenceForm;
  readonly #ofLength: readonly EncodedTable[];
  readonly #words: ProseWords;
  // The state of the row's text, reset by #begin for every row.
  #data: Uint8Array = new Uint8Array(0);
  #row = 0;
  #offset = 0;
  #end = 0;
  #bits = 0;

  constructor(range: LengthRange, words: ProseWords, keys: TextKeys) {
    this.#range = range;
    this.#words = words;
    this.#keys = keys;
    this.#domain = countedDomain(range, words);
    this.#forms = Array.from({ length: MOST_WORDS - LEAST_WORDS + 1 }, (_, i) =>
      sentenceForm(sentencePattern(LEAST_WORDS + i), words),
    );
    this.#opening = openingForm(words);
    this.#ofLength = Array.from({ length: LONGEST_WORD + 1 }, (_, letters) =>
      words.ofLength(Math.max(1, letters)),
    );
  }

  /** Writes the text of a row; returns the offset after it. */
  write(data: Uint8Array, start: number, row: number): number {
    const { min, max } = this.#range;
    const length = min + drawBelow(this.#keys.length, row, max - min + 1);
    this.#begin(data, start, start + length, row);
    if (length > LONGEST_SINGLE) this.#writeSentences(0);
    else if (length > 0) {
      const single = this.#ofLength[singleLetters(length)] as EncodedTable;
      this.#writeSingle(this.#draw(single));
    }
    return this.#end;
  }

  /** Writes the text of an element from 0 to `countTexts` - 1; different elements have different texts. */
  writeElement(data: Uint8Array, start: number, row: number, element: number): number {
    const { min, max, words } = this.#domain;
    if (max > LONGEST_SINGLE) {
      const drawn = min + drawBelow(this.#keys.length, row, max - min + 1);
      this.#begin(data, start, start + drawn, row);
      this.#writeOpening(element, words);
      this.#writeSentences(1);
      return this.#end;
    }
    // Elements number the shorter texts first.
    let rest = element;
    let length = min;
    for (; rest >= countSingles(length, this.#words); length++) {
      rest -= countSingles(length, this.#words);
    }
    this.#begin(data, start, start + length, row);
    if (length > 0) this.#writeSingle(rest);
    return this.#end;
  }

  #begin(data: Uint8Array, start: number, end: number, row: number): void {
    this.#data = data;
    this.#row = row;
    this.#offset = start;
    this.#end = end;
    this.#bits = 0;
  }

  /** Draws an index of a table, from random bits that no other word of the row uses. */
  #draw(table: EncodedTable): number {
    const bits = this.#bits;
    this.#bits += BITS_A_WORD;
    return drawBelow(this.#keys.word, this.#row, sizeOf(table), bits);
  }

  #put(table: EncodedTable, index: number, gap: Gap): void {
    const from = writeGap(this.#data, this.#offset, gap);
    this.#offset = writeWord(this.#data, from, table, index);
    if (gap === 0 || gap === 3) capitalise(this.#data, from);
  }

  #writeSingle(index: number): void {
    const letters = singleLetters(this.#end - this.#offset);
    this.#put(this.#ofLength[letters] as EncodedTable, index, 0);
    if (this.#offset < this.#end) this.#data[this.#offset++] = FULL_STOP;
  }

  /** Writes a sentence whose first `counted` words encode an element; the length leaves room for these words. */
  #writeOpening(element: number, counted: number): void {
    const { slots, gaps } = this.#opening;
    let rest = element;
    for (let i = 0; i < slots.length && this.#offset < this.#end; i++) {
      const slot = slots[i] as EncodedTable;
      if (i >= counted) this.#writeDrawn(slot, gaps[i] as Gap);
      else {
        const size = sizeOf(slot);
        const above = Math.floor(rest / size);
        this.#put(slot, rest - above * size, gaps[i] as Gap);
        rest = above;
      }
    }
  }

  /** Writes sentences up to the end of the text; `first` is the ordinal of the first of them. */
  #writeSentences(first: number): void {
    const forms = this.#forms;
    for (let ordinal = first; this.#offset < this.#end; ordinal++) {
      const bits = ordinal * BITS_A_WORD;
      const { slots, gaps } = forms[
        drawBelow(this.#keys.form, this.#row, forms.length, bits)
      ] as SentenceForm;
      const opening = ordinal === 0 ? 0 : 3;
      for (let i = 0; i < slots.length && this.#offset < this.#end; i++) {
        this.#writeDrawn(slots[i] as EncodedTable, i === 0 ? opening : (gaps[i] as Gap));
      }
    }
  }

  /** Writes a word of a table; near the end a short word that leaves room for the last one, or the last word itself. */
  #writeDrawn(table: EncodedTable, gap: Gap): void {
    const room = this.#end - this.#offset;
    if (room <= LONGEST_END && gap > 0) {
      this.#close(room);
      return;
    }
    const index = this.#draw(table);
    const length = (table.starts[index + 1] as number) - (table.starts[index] as number);
    if (room - gapLength(gap) - length >= SHORTEST_END) {
      this.#put(table, index, gap);
      return;
    }
    const filling = this.#ofLength[FILLING_LETTERS] as EncodedTable;
    this.#put(filling, this.#draw(filling), gap === 0 ? 0 : 1);
  }

  /** Ends a text with the one word that fits. */
  #close(room: number): void {
    const table = this.#ofLength[room - 2] as EncodedTable;
    this.#put(table, this.#draw(table), 1);
    this.#data[this.#offset++] = FULL_STOP;
  }
}
