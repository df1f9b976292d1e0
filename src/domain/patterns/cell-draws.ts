import { highWord, type Key, lane, word } from '../random/mix.js';

const TWO_32 = 0x1_0000_0000;

/** Uniform draws for one cell, each from random words that no other draw of the cell uses. */
export class CellDraws {
  readonly #key: Key;
  #row = 0;
  #high = 0;
  #next = 0;

  constructor(key: Key) {
    this.#key = key;
  }

  /** Begins the cell of a row. */
  open(row: number): void {
    this.#row = row | 0;
    this.#high = highWord(row);
    this.#next = 0;
  }

  /** A uniform draw from 0..n-1, 1 <= n <= 2^53; words that would bias it are rejected. */
  below(n: number): number {
    if (n === 1) return 0;
    if (n <= TWO_32) {
      const shift = Math.clz32(n - 1);
      for (;;) {
        const value = this.#word() >>> shift;
        if (value < n) return value;
      }
    }
    const shift = Math.clz32(Math.floor((n - 1) / TWO_32));
    for (;;) {
      const top = this.#word() >>> shift;
      const value = top * TWO_32 + (this.#word() >>> 0);
      if (value < n) return value;
    }
  }

  #word(): number {
    return word(this.#row, this.#key.a, lane(this.#key, this.#high, this.#next++));
  }
}
