import { fourWords, NEXT_WORD, word } from './mix';

/** As the reference: up to here a draw is the upper half of word x n, and the lower half may reject it. */
const MULTIPLY_LIMIT: u64 = 1 << 21;

/** An even draw below n for one cell, n from 1 to 2^53, from the word with this lane on. */
function below(low: i32, a: i32, firstLane: i32, n: u64): u64 {
  if (n <= MULTIPLY_LIMIT) return byMultiplying(low, a, firstLane, n);
  return n <= 0x1_0000_0000 ? byOneWord(low, a, firstLane, n) : byTwoWords(low, a, firstLane, n);
}

function byMultiplying(low: i32, a: i32, firstLane: i32, n: u64): u64 {
  const bias = <u32>(0x1_0000_0000 % n);
  let lane = firstLane;
  let product = <u64>word(low, a, lane) * n;
  while (<u32>product < bias) product = <u64>word(low, a, (lane += NEXT_WORD)) * n;
  return product >> 32;
}

function byOneWord(low: i32, a: i32, firstLane: i32, n: u64): u64 {
  const shift = clz<u32>(<u32>(n - 1));
  let lane = firstLane;
  let value = <u64>(word(low, a, lane) >> shift);
  while (value >= n) value = <u64>(word(low, a, (lane += NEXT_WORD)) >> shift);
  return value;
}

function byTwoWords(low: i32, a: i32, firstLane: i32, n: u64): u64 {
  const shift = clz<u32>(<u32>((n - 1) >> 32));
  let lane = firstLane;
  let value = n;
  while (value >= n) {
    const top = <u64>(word(low, a, lane) >> shift);
    value = (top << 32) | <u64>word(low, a, lane + NEXT_WORD);
    lane += 2 * NEXT_WORD;
  }
  return value;
}

/**
 * Four draws below n, 1 to 2^21, for rows low..low + 3: the upper halves of word x n, drawn again for the
 * rare row whose lower half is under 2^32 mod n.
 */
// @ts-ignore: decorator
@inline
function fourBelow(low: i32, a: i32, first: i32, n: u32): v128 {
  const bits = fourWords(low, a, first);
  const factor = i32x4.splat(n);
  const bias = i32x4.splat(<u32>(0x1_0000_0000 % <u64>n));
  let draws = i8x16.shuffle(
    i64x2.extmul_low_i32x4_u(bits, factor),
    i64x2.extmul_high_i32x4_u(bits, factor),
    4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31,
  );
  const rejected = i32x4.lt_u(i32x4.mul(bits, factor), bias);
  if (v128.any_true(rejected)) {
    const next = first + NEXT_WORD;
    if (i32x4.extract_lane(rejected, 0)) draws = i32x4.replace_lane(draws, 0, <i32>below(low, a, next, n));
    if (i32x4.extract_lane(rejected, 1)) draws = i32x4.replace_lane(draws, 1, <i32>below(low + 1, a, next, n));
    if (i32x4.extract_lane(rejected, 2)) draws = i32x4.replace_lane(draws, 2, <i32>below(low + 2, a, next, n));
    if (i32x4.extract_lane(rejected, 3)) draws = i32x4.replace_lane(draws, 3, <i32>below(low + 3, a, next, n));
  }
  return draws;
}

/** out[i] = a draw below n, 1 to 2^21. */
export function drawIndices(out: usize, a: i32, first: i32, low: i32, count: i32, n: u32): void {
  let i = 0;
  for (; i + 4 <= count; i += 4) v128.store(out + (i << 2), fourBelow(low + i, a, first, n));
  for (; i < count; i++) store<i32>(out + (i << 2), <i32>below(low + i, a, first, n));
}

/** out[i] = min + step x a draw below n, 1 to 2^53. */
export function drawNumbers(
  out: usize, a: i32, first: i32, low: i32, count: i32, n: f64, min: f64, step: f64,
): void {
  let i = 0;
  if (n <= <f64>MULTIPLY_LIMIT) {
    const least = f64x2.splat(min);
    const stride = f64x2.splat(step);
    for (; i + 4 <= count; i += 4) {
      const draws = fourBelow(low + i, a, first, <u32>n);
      const one = f64x2.add(least, f64x2.mul(stride, f64x2.convert_low_i32x4_u(draws)));
      const upper = i8x16.shuffle(draws, draws, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15);
      const two = f64x2.add(least, f64x2.mul(stride, f64x2.convert_low_i32x4_u(upper)));
      v128.store(out + (i << 3), one);
      v128.store(out + (i << 3), two, 16);
    }
  }
  for (; i < count; i++) {
    store<f64>(out + (i << 3), min + step * <f64>below(low + i, a, first, <u64>n));
  }
}

/** out[i] = 1 where the cell's word is under the threshold, up to 2^32, else 0. */
export function drawFlags(out: usize, a: i32, first: i32, low: i32, count: i32, threshold: f64): void {
  const bound = <u64>threshold;
  for (let i = 0; i < count; i++) {
    store<i32>(out + (i << 2), <i32>(<u64>word(low + i, a, first) < bound));
  }
}

/** out[i] = a draw by an alias table of n columns: kept where the word before the first says so. */
export function drawWeighted(
  out: usize, a: i32, first: i32, low: i32, count: i32, n: u32, keep: usize, alias: usize,
): void {
  drawIndices(out, a, first, low, count, n);
  const decide = first - NEXT_WORD;
  for (let i = 0; i < count; i++) {
    const column = load<i32>(out + (i << 2));
    const kept = <f64>word(low + i, a, decide) < load<f64>(keep + (<usize>column << 3));
    store<i32>(out + (i << 2), select(column, load<i32>(alias + (<usize>column << 2)), kept));
  }
}
