import { nth } from '../basics/nth.js';
import { deriveKey, seedKey } from '../random/key.js';
import { highWord, lane, word } from '../random/mix.js';

const KEY = seedKey('sampled rows');
/** Tells rows with equal random words apart. */
const ROWS = 0x20_0000;
/** So many times the wanted rows are kept before some of them are dropped. */
const CROWD = 1.5;

/**
 * Chooses rows of a table whose length shows only at its end: those with the least random words. So all rows are equally
 * likely to be among them, and the same table always has the same ones. Rows of a group have one word, that of the
 * text that names it, so groups are chosen whole.
 */
export class ChosenRows {
  #most: number;
  #words: number[] = [];
  #limit = Number.POSITIVE_INFINITY;
  #read = 0;
  #last: { readonly group: string; readonly word: number } | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  /** The number of rows of which some are chosen. */
  get read(): number {
    return this.#read;
  }

  /** Whether to keep the next row. It may be among those that `drop` leaves out later. */
  takes(group?: string): boolean {
    const own = this.#nextWord(group);
    this.#read++;
    if (own >= this.#limit) return false;
    this.#words.push(own);
    return true;
  }

  /** Whether some rows were dropped, so that the next one may be left out unread. */
  get hasDropped(): boolean {
    return this.#limit < Number.POSITIVE_INFINITY;
  }

  /** Whether the next row is certainly left out. */
  leavesNext(group?: string): boolean {
    return this.#nextWord(group) >= this.#limit;
  }

  /** Counts a row that is left out. */
  skip(): void {
    this.#read++;
  }

  /** A random number that no other row has, or only those of its group. */
  #nextWord(group: string | undefined): number {
    if (group !== undefined) return this.#wordOf(group);
    const row = this.#read;
    const random = word(row | 0, KEY.a, lane(KEY, highWord(row), 0)) >>> 0;
    return random * ROWS + (row % ROWS);
  }

  #wordOf(group: string): number {
    if (this.#last?.group !== group) {
      const { a, b } = deriveKey(KEY, group);
      this.#last = { group, word: (a >>> 0) * ROWS + ((b >>> 0) % ROWS) };
    }
    return this.#last.word;
  }

  /** Whether the kept rows are so many that some should be dropped. */
  get isCrowded(): boolean {
    return this.#words.length > CROWD * this.#most;
  }

  /** Halves the number of chosen rows, because their cells are too many. */
  halve(): void {
    this.#most = Math.max(1, Math.floor(Math.min(this.#most, this.#words.length) / 2));
  }

  /**
   * Returns the indices of the chosen rows among the kept ones, which are dropped but for these. Groups that would make
   * them too many are left out whole.
   */
  drop(): Int32Array {
    const sorted = Float64Array.from(this.#words).sort();
    this.#limit = sorted[this.#most] ?? this.#limit;
    const chosen = Int32Array.from(this.#words.keys()).filter(
      (i) => nth(this.#words, i) < this.#limit,
    );
    this.#words = Array.from(chosen, (i) => nth(this.#words, i));
    return chosen;
  }
}
