/**
 * The mixer of src/domain/random/mix.ts, for one word or four at a time. If `first` is the lane of word 0 of the
 * window's cells, word k has the lane first + k x NEXT_WORD.
 */
const MULTIPLIER_1: i32 = 0x21f0aaad;
const MULTIPLIER_2: i32 = 0x735a2d97;
const ROW_AGAIN: i32 = 0x2c1b3c6d;
export const NEXT_WORD: i32 = <i32>0xbb67ae85;

// @ts-ignore: decorator
@inline
export function word(low: i32, a: i32, lane: i32): u32 {
  let x = <u32>(low ^ a ^ lane);
  x ^= x >> 16;
  x *= MULTIPLIER_1;
  x ^= x >> 15;
  x *= MULTIPLIER_2;
  x ^= x >> 15;
  x = (x + lane) ^ (low * ROW_AGAIN);
  x ^= x >> 16;
  x *= MULTIPLIER_1;
  x ^= x >> 15;
  x *= MULTIPLIER_2;
  return x ^ (x >> 15);
}

/** The words of rows low..low + 3 with one lane. */
// @ts-ignore: decorator
@inline
export function fourWords(low: i32, a: i32, lane: i32): v128 {
  const multiplier1 = i32x4.splat(MULTIPLIER_1);
  const multiplier2 = i32x4.splat(MULTIPLIER_2);
  const lows = i32x4.add(i32x4.splat(low), i32x4(0, 1, 2, 3));
  let x = v128.xor(lows, i32x4.splat(a ^ lane));
  x = v128.xor(x, i32x4.shr_u(x, 16));
  x = i32x4.mul(x, multiplier1);
  x = v128.xor(x, i32x4.shr_u(x, 15));
  x = i32x4.mul(x, multiplier2);
  x = v128.xor(x, i32x4.shr_u(x, 15));
  x = i32x4.add(x, i32x4.splat(lane));
  x = v128.xor(x, i32x4.mul(lows, i32x4.splat(ROW_AGAIN)));
  x = v128.xor(x, i32x4.shr_u(x, 16));
  x = i32x4.mul(x, multiplier1);
  x = v128.xor(x, i32x4.shr_u(x, 15));
  x = i32x4.mul(x, multiplier2);
  return v128.xor(x, i32x4.shr_u(x, 15));
}
