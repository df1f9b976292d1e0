/** The eight decimal digits of a number below 10^8 as ASCII, the first at the lowest byte. */
// @ts-ignore: decorator
@inline
export function eightDigits(value: u32): u64 {
  const upper = value / 10_000;
  const halves = <u64>upper | (<u64>(value - upper * 10_000) << 32);
  const hundreds = ((halves * 10_486) >> 20) & 0x0000_007f_0000_007f;
  const pairs = hundreds | ((halves - hundreds * 100) << 16);
  const tens = ((pairs * 103) >> 10) & 0x000f_000f_000f_000f;
  return (tens | ((pairs - tens * 10) << 8)) + 0x3030_3030_3030_3030;
}

/** Digits of a number below 10^8, zero's one included. */
// @ts-ignore: decorator
@inline
export function fewDigits(value: u32): i32 {
  return 1 + <i32>(value > 9) + <i32>(value > 99) + <i32>(value > 999) + <i32>(value > 9_999) +
    <i32>(value > 99_999) + <i32>(value > 999_999) + <i32>(value > 9_999_999);
}

/** Digits of a number below 10^16. */
// @ts-ignore: decorator
@inline
export function digitCount(value: u64): i32 {
  return value < 100_000_000 ? fewDigits(<u32>value) : 8 + fewDigits(<u32>(value / 100_000_000));
}
