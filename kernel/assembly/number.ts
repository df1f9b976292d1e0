/** Added to eight digits 0 to 9, it turns them into ASCII characters. */
export const ZEROS: u64 = 0x3030_3030_3030_3030;

/** The eight decimal digits of a number below 10^8, one per byte, the first digit in the lowest byte. */
// @ts-ignore: decorator
@inline
export function eightDigits(value: u32): u64 {
  const upper = value / 10_000;
  const halves = <u64>upper | (<u64>(value - upper * 10_000) << 32);
  const hundreds = ((halves * 10_486) >> 20) & 0x0000_007f_0000_007f;
  const pairs = hundreds | ((halves - hundreds * 100) << 16);
  const tens = ((pairs * 103) >> 10) & 0x000f_000f_000f_000f;
  return tens | ((pairs - tens * 10) << 8);
}

/** Converts four whole numbers from 0 to 2^32 - 1 from doubles to integers. */
// @ts-ignore: decorator
@inline
export function fourWholes(values: usize): v128 {
  // After adding 2^52, the low bits of the double are the whole number.
  const unit = f64x2.splat(4_503_599_627_370_496);
  return i8x16.shuffle(
    f64x2.add(v128.load(values), unit),
    f64x2.add(v128.load(values, 16), unit),
    0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27,
  );
}

/** Whether four numbers are from 0 to 10^8 - 1. */
// @ts-ignore: decorator
@inline
export function areSmall(values: usize): bool {
  const one = v128.load(values);
  const two = v128.load(values, 16);
  const least = f64x2.pmin(one, two);
  const most = f64x2.pmax(one, two);
  const inside = v128.and(
    f64x2.ge(least, f64x2.splat(0)),
    f64x2.lt(most, f64x2.splat(100_000_000)),
  );
  return i64x2.all_true(inside);
}

/** (x * TEN_THOUSANDTH) >> 45 is x / 10^4, rounded down, for any x of 32 bits. */
const TEN_THOUSANDTH: i32 = <i32>3_518_437_209;

/** `eightDigits` of the first two of four numbers. */
// @ts-ignore: decorator
@inline
export function digitsOfFirstTwo(four: v128): v128 {
  const upper = i64x2.shr_u(i64x2.extmul_low_i32x4_u(four, i32x4.splat(TEN_THOUSANDTH)), 45);
  return digitsOfTwo(i64x2.extend_low_i32x4_u(four), upper);
}

/** `eightDigits` of the last two of four numbers. */
// @ts-ignore: decorator
@inline
export function digitsOfLastTwo(four: v128): v128 {
  const upper = i64x2.shr_u(i64x2.extmul_high_i32x4_u(four, i32x4.splat(TEN_THOUSANDTH)), 45);
  return digitsOfTwo(i64x2.extend_high_i32x4_u(four), upper);
}

/** The steps of `eightDigits` for two numbers; `upper` is their quotients by 10^4. */
// @ts-ignore: decorator
@inline
function digitsOfTwo(values: v128, upper: v128): v128 {
  const lower = i32x4.sub(values, i32x4.dot_i16x8_s(upper, i32x4.splat(10_000)));
  const halves = v128.or(upper, i64x2.shl(lower, 32));
  const hundreds = i32x4.shr_u(i32x4.dot_i16x8_s(halves, i32x4.splat(10_486)), 20);
  const rest = i32x4.sub(halves, i32x4.dot_i16x8_s(hundreds, i32x4.splat(100)));
  const pairs = v128.or(hundreds, i32x4.shl(rest, 16));
  const tens = i16x8.shr_u(i16x8.mul(pairs, i16x8.splat(103)), 10);
  return v128.or(tens, i16x8.shl(i16x8.sub(pairs, i16x8.mul(tens, i16x8.splat(10))), 8));
}

/** The number of digits of a number below 10^8; 1 for zero. */
// @ts-ignore: decorator
@inline
export function fewDigits(value: u32): i32 {
  return 1 + <i32>(value > 9) + <i32>(value > 99) + <i32>(value > 999) + <i32>(value > 9_999) +
    <i32>(value > 99_999) + <i32>(value > 999_999) + <i32>(value > 9_999_999);
}

/** `fewDigits` of four numbers. */
// @ts-ignore: decorator
@inline
export function fewDigitsOfFour(four: v128): v128 {
  // A comparison that is true yields -1.
  let digits = i32x4.splat(1);
  digits = i32x4.sub(digits, i32x4.gt_s(four, i32x4.splat(9)));
  digits = i32x4.sub(digits, i32x4.gt_s(four, i32x4.splat(99)));
  digits = i32x4.sub(digits, i32x4.gt_s(four, i32x4.splat(999)));
  digits = i32x4.sub(digits, i32x4.gt_s(four, i32x4.splat(9_999)));
  digits = i32x4.sub(digits, i32x4.gt_s(four, i32x4.splat(99_999)));
  digits = i32x4.sub(digits, i32x4.gt_s(four, i32x4.splat(999_999)));
  return i32x4.sub(digits, i32x4.gt_s(four, i32x4.splat(9_999_999)));
}

/** The number of digits of a number below 10^16. */
// @ts-ignore: decorator
@inline
export function digitCount(value: u64): i32 {
  return value < 100_000_000 ? fewDigits(<u32>value) : 8 + fewDigits(<u32>(value / 100_000_000));
}
