/**
 * The mixer behind every random word: two rounds of a low-bias 32-bit finaliser ("triple32" family
 * constants by Ellis and Wellons), keyed before each round. It is a permutation of the row's low word
 * for a fixed key, high word and k, and needs no state: any word of any cell can be made alone.
 */
const MULTIPLIER_1 = 0x21f0aaad;
const MULTIPLIER_2 = 0x735a2d97;
/** Odd and dense: one round parts inputs that differ by such a step, not those that differ by one. */
const HIGH_WORD = 0x9e3779b9;
const NEXT_WORD = 0xbb67ae85;

/** 64 bits that name a stream of cells; both halves are signed 32-bit integers. */
export interface Key {
  readonly a: number;
  readonly b: number;
}

/** What enters the second round: constant for word `k` of all rows that share a high word. */
export function lane(key: Key, high: number, k: number): number {
  return (key.b + Math.imul(k, NEXT_WORD) + Math.imul(high, HIGH_WORD)) | 0;
}

/** One random word, as a signed 32-bit integer. `a` is the key's first half, `low` the row's low word. */
export function word(low: number, a: number, laneOfWord: number): number {
  let x = low ^ a;
  x ^= x >>> 16;
  x = Math.imul(x, MULTIPLIER_1);
  x ^= x >>> 15;
  x = Math.imul(x, MULTIPLIER_2);
  x ^= x >>> 15;
  x = (x + laneOfWord) | 0;
  x ^= x >>> 16;
  x = Math.imul(x, MULTIPLIER_1);
  x ^= x >>> 15;
  x = Math.imul(x, MULTIPLIER_2);
  return x ^ (x >>> 15);
}

/** The row's high word. A window never crosses a multiple of 2^32, so its rows share one. */
export function highWord(row: number): number {
  return Math.floor(row / 0x1_0000_0000) | 0;
}
