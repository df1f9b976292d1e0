import { copyExactly, storeExactly } from './copy';
import {
  areSmall,
  digitCount,
  digitsOfFirstTwo,
  digitsOfLastTwo,
  eightDigits,
  fourWholes,
  ZEROS,
} from './number';

/** The address of a buffer for the 32 digits of one number, below all tables. */
const DIGITS: usize = 1024;
const ZERO: i8 = 48;
const MINUS: u8 = 45;
const POINT: u8 = 46;

/** Writes any whole numbers, and never beyond their ends; `present` as in addNumberLengths. */
export function writeNumbers(
  out: usize,
  offsets: usize,
  values: usize,
  decimals: i32,
  minDigits: i32,
  present: usize,
  count: i32,
): void {
  if (present !== 0 || minDigits > 8) {
    for (let i = 0; i < count; i++) {
      if (present !== 0 && load<i32>(present + (i << 2)) === 0) continue;
      writeOne(out, offsets, values, i, decimals, minDigits);
    }
  } else if (decimals === 0) writeFours(out, offsets, values, 0, minDigits, count, false, false);
  else writeFours(out, offsets, values, decimals, minDigits, count, true, false);
}

/**
 * Writes any whole numbers of at least up to eight digits in every row. It may write eight bytes from the start of a
 * number on, and from its decimal point on.
 */
export function writeNumbersLoosely(
  out: usize,
  offsets: usize,
  values: usize,
  decimals: i32,
  minDigits: i32,
  count: i32,
): void {
  if (decimals === 0) writeFours(out, offsets, values, 0, minDigits, count, false, true);
  else writeFours(out, offsets, values, decimals, minDigits, count, true, true);
}

/**
 * Writes four numbers at a time as long as all are from 0 to 10^8 - 1, then one at a time: most columns, and windows of
 * columns with a wide range such as a counter, have no other numbers, and where they are mixed a branch would be mispredicted.
 */
// @ts-ignore: decorator
@inline
function writeFours(
  out: usize,
  offsets: usize,
  values: usize,
  decimals: i32,
  minDigits: i32,
  count: i32,
  hasPoint: bool,
  isLoose: bool,
): void {
  const padding = paddingOf(minDigits);
  let i = 0;
  for (; i + 4 <= count && areSmall(values + (i << 3)); i += 4) {
    const four = fourWholes(values + (i << 3));
    const one = digitsOfFirstTwo(four);
    const two = digitsOfLastTwo(four);
    const at = offsets + (i << 2);
    writeDigits(out, at, i64x2.extract_lane(one, 0), padding, decimals, hasPoint, isLoose);
    writeDigits(out, at + 4, i64x2.extract_lane(one, 1), padding, decimals, hasPoint, isLoose);
    writeDigits(out, at + 8, i64x2.extract_lane(two, 0), padding, decimals, hasPoint, isLoose);
    writeDigits(out, at + 12, i64x2.extract_lane(two, 1), padding, decimals, hasPoint, isLoose);
  }
  for (; i < count; i++) writeOne(out, offsets, values, i, decimals, minDigits);
}

// @ts-ignore: decorator
@inline
function writeDigits(
  out: usize,
  at: usize,
  digits: u64,
  padding: u64,
  decimals: i32,
  hasPoint: bool,
  isLoose: bool,
): void {
  const unused = bitsUnused(digits, padding);
  const characters = digits + ZEROS;
  const to = out + load<u32>(at);
  const length = 8 - <i32>(unused >> 3);
  const whole = length - decimals;
  const next = to + length + <usize>hasPoint;
  if (isLoose) store<u64>(to, characters >> unused);
  else storeExactly(to, characters >> unused, whole);
  if (hasPoint) {
    const fraction = characters >> ((<u64>(8 - decimals)) << 3);
    if (isLoose) store<u64>(to + whole, (fraction << 8) | POINT);
    else {
      store<u8>(to + whole, POINT);
      storeExactly(to + whole + 1, fraction, decimals);
    }
  }
  store<u32>(at, <u32>(next - out));
}

/** A bit in the first of the eight digit bytes that must be written. */
// @ts-ignore: decorator
@inline
function paddingOf(minDigits: i32): u64 {
  return <u64>1 << ((<u64>(8 - minDigits)) << 3);
}

/** The number of bits of the leading zeros that are not written. */
// @ts-ignore: decorator
@inline
function bitsUnused(digits: u64, padding: u64): u64 {
  return ctz(digits | padding) & 56;
}

function writeOne(
  out: usize,
  offsets: usize,
  values: usize,
  i: i32,
  decimals: i32,
  minDigits: i32,
): void {
  const at = offsets + (i << 2);
  const next = writeNumber(out + load<u32>(at), load<f64>(values + (i << 3)), decimals, minDigits);
  store<u32>(at, <u32>(next - out));
}

function writeNumber(start: usize, value: f64, decimals: i32, minDigits: i32): usize {
  // If the number is not negative, its first digit overwrites the sign.
  store<u8>(start, MINUS);
  const to = start + <usize>(value < 0);
  const rest = <u64>abs(value);
  const upper = rest / 100_000_000;
  const lower = rest - upper * 100_000_000;
  v128.store(DIGITS, i8x16.splat(ZERO));
  store<u64>(DIGITS, eightDigits(<u32>upper) + ZEROS, 16);
  store<u64>(DIGITS, eightDigits(<u32>lower) + ZEROS, 24);
  const digits = max(digitCount(rest), minDigits);
  const from = DIGITS + 32 - digits;
  const whole = digits - decimals;
  copyExactly(to, from, whole);
  if (decimals === 0) return to + digits;
  store<u8>(to + whole, POINT);
  copyExactly(to + whole + 1, from + whole, decimals);
  return to + digits + 1;
}
