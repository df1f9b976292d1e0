import { fourWords, NEXT_WORD, word } from './mix';

/** As in random/uniform.ts: up to this n a draw is the upper half of word x n, and the lower half may reject it. */
const MULTIPLY_LIMIT: u64 = 1 << 21;

/** A uniform draw below n for one cell, n from 1 to 2^53; `firstLane` is the lane of its first word. */
function below(low: i32, a: i32, firstLane: i32, n: u64): u64 {
  if (n <= MULTIPLY_LIMIT) return byMultiplying(low, a, firstLane, n);
  return n <= 0x1_0000_0000 ? byOneWord(low, a, firstLane, n) : byTwoWords(low, a, firstLane, n);
}

function byMultiplying(low: i32, a: i32, firstLane: i32, n: u64): u64 {
  const bias = biasOf(n);
  let lane = firstLane;
  let product = <u64>word(low, a, lane) * n;
  while (<u32>product < bias) product = <u64>word(low, a, (lane += NEXT_WORD)) * n;
  return product >> 32;
}

/** The least lower half of word x n at which the draw is accepted. */
// @ts-ignore: decorator
@inline
function biasOf(n: u64): u32 {
  return <u32>(0x1_0000_0000 % n);
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

/** Draws below n, 1 to 2^21, for rows low..low + 3. Callers compute `bias`, a division, once before their loop. */
// @ts-ignore: decorator
@inline
function fourByMultiplying(low: i32, a: i32, first: i32, n: u32, bias: u32): v128 {
  const factor = i32x4.splat(n);
  const least = i32x4.splat(bias);
  let bits = fourWords(low, a, first);
  let rejected = i32x4.lt_u(i32x4.mul(bits, factor), least);
  for (let lane = first + NEXT_WORD; v128.any_true(rejected); lane += NEXT_WORD) {
    bits = v128.bitselect(fourWords(low, a, lane), bits, rejected);
    rejected = i32x4.lt_u(i32x4.mul(bits, factor), least);
  }
  return i8x16.shuffle(
    i64x2.extmul_low_i32x4_u(bits, factor),
    i64x2.extmul_high_i32x4_u(bits, factor),
    4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31,
  );
}

/** Draws below n, 2^21 + 1 to 2^32, for rows low..low + 3. */
// @ts-ignore: decorator
@inline
function fourByOneWord(low: i32, a: i32, first: i32, n: u64): v128 {
  const last = <u32>(n - 1);
  const shift = clz<u32>(last);
  const most = i32x4.splat(last);
  let draws = i32x4.shr_u(fourWords(low, a, first), shift);
  let rejected = i32x4.gt_u(draws, most);
  for (let lane = first + NEXT_WORD; v128.any_true(rejected); lane += NEXT_WORD) {
    draws = v128.bitselect(i32x4.shr_u(fourWords(low, a, lane), shift), draws, rejected);
    rejected = i32x4.gt_u(draws, most);
  }
  return draws;
}

/** out[i] = a draw below n, 1 to 2^21. */
export function drawIndices(out: usize, a: i32, first: i32, low: i32, count: i32, n: u32): void {
  const bias = biasOf(n);
  let i = 0;
  for (; i + 4 <= count; i += 4) {
    v128.store(out + (i << 2), fourByMultiplying(low + i, a, first, n, bias));
  }
  for (; i < count; i++) store<i32>(out + (i << 2), <i32>below(low + i, a, first, n));
}

/** out[i] = min + step x a draw below n, 1 to 2^53. */
export function drawNumbers(
  out: usize, a: i32, first: i32, low: i32, count: i32, n: f64, min: f64, step: f64,
): void {
  const most = <u64>n;
  let i = 0;
  if (most <= MULTIPLY_LIMIT) {
    const bias = biasOf(most);
    for (; i + 4 <= count; i += 4) {
      storeFour(out + (i << 3), fourByMultiplying(low + i, a, first, <u32>most, bias), min, step);
    }
  } else if (most <= 0x1_0000_0000) {
    for (; i + 4 <= count; i += 4) {
      storeFour(out + (i << 3), fourByOneWord(low + i, a, first, most), min, step);
    }
  }
  for (; i < count; i++) {
    store<f64>(out + (i << 3), min + step * <f64>below(low + i, a, first, most));
  }
}

/** Stores min + step x each of four draws. */
// @ts-ignore: decorator
@inline
function storeFour(out: usize, draws: v128, min: f64, step: f64): void {
  const least = f64x2.splat(min);
  const stride = f64x2.splat(step);
  const one = f64x2.convert_low_i32x4_u(draws);
  const upper = i8x16.shuffle(draws, draws, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15);
  const two = f64x2.convert_low_i32x4_u(upper);
  v128.store(out, f64x2.add(least, f64x2.mul(stride, one)));
  v128.store(out, f64x2.add(least, f64x2.mul(stride, two)), 16);
}

/** out[i] = 1 if the cell's word is below the threshold, which is at most 2^32, else 0. */
export function drawFlags(out: usize, a: i32, first: i32, low: i32, count: i32, threshold: f64): void {
  // Compares with threshold - 1, because 2^32 does not fit into 32 bits. For the threshold 0 the flag to set is 0.
  const last = <u32>(<u64>threshold - 1);
  const flag = <i32>(threshold > 0);
  let i = 0;
  for (; i + 4 <= count; i += 4) {
    const hits = i32x4.le_u(fourWords(low + i, a, first), i32x4.splat(last));
    v128.store(out + (i << 2), v128.and(hits, i32x4.splat(flag)));
  }
  for (; i < count; i++) store<i32>(out + (i << 2), select(flag, 0, word(low + i, a, first) <= last));
}

/**
 * out[i] = a draw from an alias table of n columns. The column stays if word -1 of the cell is below the first half
 * of the column's pair; else the second half, the alias, replaces it.
 */
export function drawWeighted(
  out: usize, a: i32, first: i32, low: i32, count: i32, n: u32, pairs: usize,
): void {
  const decide = first - NEXT_WORD;
  const bias = biasOf(n);
  let i = 0;
  for (; i + 4 <= count; i += 4) {
    const columns = fourByMultiplying(low + i, a, first, n, bias);
    const one = pairsOfTwo(pairs, i32x4.extract_lane(columns, 0), i32x4.extract_lane(columns, 1));
    const two = pairsOfTwo(pairs, i32x4.extract_lane(columns, 2), i32x4.extract_lane(columns, 3));
    const keep = i8x16.shuffle(one, two, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27);
    const alias = i8x16.shuffle(one, two, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31);
    const kept = i32x4.lt_u(fourWords(low + i, a, decide), keep);
    v128.store(out + (i << 2), v128.bitselect(columns, alias, kept));
  }
  for (; i < count; i++) {
    const column = <u32>below(low + i, a, first, n);
    const pair = pairs + (<usize>column << 3);
    const kept = word(low + i, a, decide) < load<u32>(pair);
    store<i32>(out + (i << 2), select(column, load<i32>(pair, 4), kept));
  }
}

// @ts-ignore: decorator
@inline
function pairsOfTwo(pairs: usize, one: u32, other: u32): v128 {
  const lower = v128.load64_zero(pairs + (<usize>one << 3));
  return v128.load_lane<u64>(pairs + (<usize>other << 3), lower, 1);
}

/**
 * out[i] = a draw from the alias table of state `states[i]`. A table has 2^bits columns of four numbers. The upper bits of
 * the cell's word choose the column. If the lower bits are below its first number, its second is the result, else its third.
 */
export function drawByState(
  out: usize, a: i32, first: i32, low: i32, count: i32, states: usize, columns: usize, bits: i32,
): void {
  const shift = 32 - bits;
  const mask = (1 << shift) - 1;
  const lower = i32x4.splat(mask);
  let i = 0;
  for (; i + 4 <= count; i += 4) {
    const words = fourWords(low + i, a, first);
    const state = v128.load(states + (i << 2));
    const at = i32x4.add(i32x4.shl(state, bits), i32x4.shr_u(words, shift));
    const one = v128.load(columns + (<usize>i32x4.extract_lane(at, 0) << 4));
    const two = v128.load(columns + (<usize>i32x4.extract_lane(at, 1) << 4));
    const three = v128.load(columns + (<usize>i32x4.extract_lane(at, 2) << 4));
    const four = v128.load(columns + (<usize>i32x4.extract_lane(at, 3) << 4));
    const left = i8x16.shuffle(one, two, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23);
    const right = i8x16.shuffle(three, four, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23);
    const threshold = i8x16.shuffle(left, right, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
    const own = i8x16.shuffle(left, right, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
    const alias = i8x16.shuffle(
      i8x16.shuffle(one, two, 8, 9, 10, 11, 24, 25, 26, 27, 8, 9, 10, 11, 24, 25, 26, 27),
      i8x16.shuffle(three, four, 8, 9, 10, 11, 24, 25, 26, 27, 8, 9, 10, 11, 24, 25, 26, 27),
      0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23,
    );
    const kept = i32x4.lt_u(v128.and(words, lower), threshold);
    v128.store(out + (i << 2), v128.bitselect(own, alias, kept));
  }
  for (; i < count; i++) {
    const bitsOfCell = word(low + i, a, first);
    const at = (load<u32>(states + (i << 2)) << bits) + (bitsOfCell >> shift);
    const column = columns + (<usize>at << 4);
    const kept = (bitsOfCell & mask) < load<u32>(column);
    store<i32>(out + (i << 2), select(load<i32>(column, 4), load<i32>(column, 8), kept));
  }
}

/** out[i] = list[indices[i]]. */
export function lookUp(out: usize, list: usize, indices: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    store<i32>(out + (i << 2), load<i32>(list + (load<u32>(indices + (i << 2)) << 2)));
  }
}
