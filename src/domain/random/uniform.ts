import { FRACTION_UNIT, TWO_20, TWO_32 } from './fractions.js';
import { highWord, type Key, lane, word } from './mix.js';

/** Below this, word x n stays under 2^53 and one multiplication gives an exact quotient. */
const MULTIPLY_LIMIT = 2 ** 21;

/** The `n` numbers min, min + step, … */
export interface NumberRange {
  readonly min: number;
  readonly step: number;
  readonly n: number;
}

/**
 * A uniform draw from 0..n-1 for one cell, 1 <= n <= 2^53. Words that would bias the draw are rejected, and the
 * cell's next word is used instead. Throws if n < 1.
 */
export function drawBelow(key: Key, row: number, n: number, firstWord = 0): number {
  if (!(n >= 1)) throw new Error('a draw from nothing');
  const high = highWord(row);
  if (n <= MULTIPLY_LIMIT) {
    const bias = TWO_32 % n;
    for (let k = firstWord; ; k++) {
      const bits = word(row | 0, key.a, lane(key, high, k));
      if (Math.imul(bits, n) >>> 0 >= bias) return Math.floor(((bits >>> 0) * n) / TWO_32);
    }
  }
  return drawLarge(key, row, n, firstWord);
}

/** `drawBelow` for n whose product with a word exceeds 2^53. */
function drawLarge(key: Key, row: number, n: number, firstWord: number): number {
  const high = highWord(row);
  if (n <= TWO_32) {
    const shift = Math.clz32(n - 1);
    for (let k = firstWord; ; k++) {
      const value = word(row | 0, key.a, lane(key, high, k)) >>> shift;
      if (value < n) return value;
    }
  }
  const shift = Math.clz32(Math.floor((n - 1) / TWO_32));
  for (let k = firstWord; ; k += 2) {
    const top = word(row | 0, key.a, lane(key, high, k)) >>> shift;
    const value = top * TWO_32 + (word(row | 0, key.a, lane(key, high, k + 1)) >>> 0);
    if (value < n) return value;
  }
}

/** Fills `out` with a uniform draw from 0..n-1 for each row of a window; n is at most 2^21. */
export function fillIndices(
  out: Int32Array,
  key: Key,
  row: number,
  count: number,
  n: number,
): void {
  const low = row | 0;
  const a = key.a;
  const first = lane(key, highWord(row), 0);
  const bias = TWO_32 % n;
  const scale = n / TWO_32;
  for (let i = 0; i < count; i++) {
    const bits = word(low + i, a, first);
    out[i] =
      Math.imul(bits, n) >>> 0 >= bias ? ((bits >>> 0) * scale) | 0 : drawBelow(key, row + i, n, 1);
  }
}

/** Fills `out` with min + step x a uniform draw from 0..n-1 for each row of a window. */
export function fillNumbers(
  out: Float64Array,
  key: Key,
  row: number,
  count: number,
  range: NumberRange,
): void {
  const { min, step, n } = range;
  const low = row | 0;
  const a = key.a;
  const first = lane(key, highWord(row), 0);
  if (n > TWO_32) {
    for (let i = 0; i < count; i++) out[i] = min + step * drawBelow(key, row + i, n);
    return;
  }
  if (n > MULTIPLY_LIMIT) {
    const shift = Math.clz32(n - 1);
    for (let i = 0; i < count; i++) {
      const value = word(low + i, a, first) >>> shift;
      out[i] = min + step * (value < n ? value : drawBelow(key, row + i, n, 1));
    }
    return;
  }
  const bias = TWO_32 % n;
  const scale = n / TWO_32;
  for (let i = 0; i < count; i++) {
    const bits = word(low + i, a, first);
    const draw =
      Math.imul(bits, n) >>> 0 >= bias
        ? Math.floor((bits >>> 0) * scale)
        : drawBelow(key, row + i, n, 1);
    out[i] = min + step * draw;
  }
}

/** Fills `out` with a fraction from 0 to below 1 for each row of a window, of 52 bits. */
export function fillFractions(out: Float64Array, key: Key, row: number, count: number): void {
  const low = row | 0;
  const high = highWord(row);
  const first = lane(key, high, 0);
  const second = lane(key, high, 1);
  for (let i = 0; i < count; i++) {
    const top = word(low + i, key.a, first) & (TWO_20 - 1);
    const bottom = word(low + i, key.a, second) >>> 0;
    out[i] = (top * TWO_32 + bottom) * FRACTION_UNIT;
  }
}
