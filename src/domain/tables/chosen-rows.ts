import { nth } from '../basics/nth.js';
import { seedKey } from '../random/key.js';
import { highWord, lane, word } from '../random/mix.js';

const KEY = seedKey('sampled rows');
/** Tells rows with equal random words apart. */
const ROWS = 0x20_0000;
/** So many times the wanted rows are kept before some of them are dropped. */
const CROWD = 1.5;

/**
 * Chooses rows of a table whose length shows only at its end: those with the least random words. So each row is as likely
 * as any other to be among them, and the same table always has the same ones.
 */
export class ChosenRows {
  #most: number;
  #words: number[] = [];
  #limit = Number.POSITIVE_INFINITY;
  #read = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The number of rows of which some are chosen. */
  get read(): number {
    return this.#read;
  }

  /** Whether to keep the next row. It may be among those that `drop` leaves out later. */
  takes(): boolean {
    const own = this.#nextWord();
    this.#read++;
    if (own >= this.#limit) return false;
    this.#words.push(own);
    return true;
  }

  /** Whether the next row is certainly left out, so that its cells need not be read. */
  get leavesNext(): boolean {
    return this.#nextWord() >= this.#limit;
  }

  /** A random number that no other row has. */
  #nextWord(): number {
    const row = this.#read;
    const random = word(row | 0, KEY.a, lane(KEY, highWord(row), 0)) >>> 0;
    return random * ROWS + (row % ROWS);
  }

  /** Whether the kept rows are so many that some should be dropped. */
  get isCrowded(): boolean {
    return this.#words.length > CROWD * this.#most;
  }

  /** Halves the number of chosen rows, because their cells are too many. */
  halve(): void {
    this.#most = Math.max(1, Math.floor(Math.min(this.#most, this.#words.length) / 2));
  }

  /** Returns the indices of the chosen rows among the kept ones, which are dropped but for these. */
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
