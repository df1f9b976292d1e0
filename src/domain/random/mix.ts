/**
 * The mixer behind every random word: two rounds of a low-bias 32-bit finaliser (constants of the
 * "triple32" family by Ellis and Wellons). It has no state: any word of any cell can be computed alone.
 *
 * The lane combines the index of the word and the row's high word; it enters both rounds. The row's low word
 * enters both rounds as well. Words are therefore not a permutation of the rows: values repeat as often as
 * independent draws do, and no two cells share a run of words. `npm run random` measures this; docs/random.md
 * is its report.
 */
const MULTIPLIER_1 = 0x21f0aaad;
const MULTIPLIER_2 = 0x735a2d97;
/** Spreads the row over all bits before it enters the second round. Odd: the product is a permutation. */
const ROW_AGAIN = 0x2c1b3c6d;
/** Odd, with many bits set: the lanes of neighbouring words, and of neighbouring high words, differ in many bits. */
const HIGH_WORD = 0x9e3779b9;
const NEXT_WORD = 0xbb67ae85;

/** 64 bits that identify a stream of cells; both halves are signed 32-bit integers. */
export interface Key {
  readonly a: number;
  readonly b: number;
}

/** The lane of word `k`, shared by all rows with the same high word: a signed 32-bit integer. */
export function lane(key: Key, high: number, k: number): number {
  return (key.b + Math.imul(k, NEXT_WORD) + Math.imul(high, HIGH_WORD)) | 0;
}

/** One random word, as a signed 32-bit integer. `a` is the key's first half, `low` the row's low word. */
export function word(low: number, a: number, laneOfWord: number): number {
  let x = low ^ a ^ laneOfWord;
  x ^= x >>> 16;
  x = Math.imul(x, MULTIPLIER_1);
  x ^= x >>> 15;
  x = Math.imul(x, MULTIPLIER_2);
  x ^= x >>> 15;
  x = ((x + laneOfWord) | 0) ^ Math.imul(low, ROW_AGAIN);
  x ^= x >>> 16;
  x = Math.imul(x, MULTIPLIER_1);
  x ^= x >>> 15;
  x = Math.imul(x, MULTIPLIER_2);
  return x ^ (x >>> 15);
}

/** The row's high word. A window never crosses a multiple of 2^32, so all its rows have the same high word. */
export function highWord(row: number): number {
  return Math.floor(row / 0x1_0000_0000) | 0;
}
