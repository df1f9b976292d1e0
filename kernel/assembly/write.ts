import { copyExactly, copyLoosely } from './copy';
import {
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

/**
 * Writes `n` adjacent entries in each row. `words` is the address of n descriptions: the address of the table's
 * starts, the address of the indices, and the first step in bytes. Entry e runs from start e to start e + 1.
 * The first step is copied regardless of the length of an entry; the rest follows in steps of sixteen bytes. This
 * loop takes every first step as sixteen bytes.
 */
export function writeWordsLoosely(out: usize, offsets: usize, words: usize, n: i32, count: i32): void {
  writeRun(out, offsets, words, n, count, false);
}

/** The same with first steps of 16 or 32 bytes: with lengths around sixteen a branch would be mispredicted. */
export function writeLongWordsLoosely(out: usize, offsets: usize, words: usize, n: i32, count: i32): void {
  writeRun(out, offsets, words, n, count, true);
}

// @ts-ignore: decorator
@inline
function writeRun(out: usize, offsets: usize, words: usize, n: i32, count: i32, isLong: bool): void {
  const end = words + n * 12;
  for (let i = 0; i < count; i++) {
    const at = offsets + (i << 2);
    let to = out + load<u32>(at);
    for (let one = words; one < end; one += 12) {
      const entry = load<usize>(one) + (load<u32>(load<usize>(one, 4) + (i << 2)) << 2);
      const from = load<usize>(entry);
      const next = to + load<usize>(entry, 4) - from;
      const step = isLong ? load<usize>(one, 8) : 16;
      v128.store(to, v128.load(from));
      if (step > 16) v128.store(to, v128.load(from, 16), 16);
      if (next - to > step) copyRest(to + step, from + step, next);
      to = next;
    }
    store<u32>(at, <u32>(to - out));
  }
}

function copyRest(target: usize, source: usize, end: usize): void {
  for (let to = target, from = source; to < end; to += 16, from += 16) v128.store(to, v128.load(from));
}

/** Writes entries of four to eight bytes as two overlapping halves. */
export function writeWordsOfFourToEight(
  out: usize,
  offsets: usize,
  table: usize,
  indices: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const entry = table + (load<u32>(indices + (i << 2)) << 2);
    const from = load<usize>(entry);
    const end = load<usize>(entry, 4);
    const at = offsets + (i << 2);
    const to = out + load<u32>(at);
    const next = to + end - from;
    store<u32>(to, load<u32>(from));
    store<u32>(next - 4, load<u32>(end - 4));
    store<u32>(at, <u32>(next - out));
  }
}

/** Writes entries of eight to sixteen bytes as two overlapping halves. */
export function writeWordsOfEightToSixteen(
  out: usize,
  offsets: usize,
  table: usize,
  indices: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const entry = table + (load<u32>(indices + (i << 2)) << 2);
    const from = load<usize>(entry);
    const end = load<usize>(entry, 4);
    const at = offsets + (i << 2);
    const to = out + load<u32>(at);
    const next = to + end - from;
    store<u64>(to, load<u64>(from));
    store<u64>(next - 8, load<u64>(end - 8));
    store<u32>(at, <u32>(next - out));
  }
}

/** Writes entries of any length, and never beyond their ends. */
export function writeWords(
  out: usize,
  offsets: usize,
  table: usize,
  indices: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const entry = table + (load<u32>(indices + (i << 2)) << 2);
    const from = load<usize>(entry);
    const length = <i32>(load<usize>(entry, 4) - from);
    const at = offsets + (i << 2);
    const to = load<i32>(at);
    copyExactly(out + to, from, length);
    store<i32>(at, to + length);
  }
}

/** Writes the lengths[i] bytes from data + starts[i] on, and never beyond them. */
export function writeTexts(
  out: usize,
  offsets: usize,
  data: usize,
  starts: usize,
  lengths: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const at = offsets + (i << 2);
    const to = load<i32>(at);
    const length = load<i32>(lengths + (i << 2));
    copyExactly(out + to, data + load<i32>(starts + (i << 2)), length);
    store<i32>(at, to + length);
  }
}

/** The same, but may overwrite up to fifteen bytes after each text. */
export function writeTextsLoosely(
  out: usize,
  offsets: usize,
  data: usize,
  starts: usize,
  lengths: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const at = offsets + (i << 2);
    const to = load<i32>(at);
    const length = load<i32>(lengths + (i << 2));
    copyLoosely(out + to, data + load<i32>(starts + (i << 2)), length);
    store<i32>(at, to + length);
  }
}

/** Writes the same bytes in every row. */
export function writeLiteral(
  out: usize,
  offsets: usize,
  bytes: usize,
  length: i32,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const at = offsets + (i << 2);
    const to = load<i32>(at);
    copyExactly(out + to, bytes, length);
    store<i32>(at, to + length);
  }
}

/** Writes numbers from 0 to 10^8 - 1 without decimals; may write eight bytes regardless of the digits. */
export function writeSmallWholes(
  out: usize,
  offsets: usize,
  values: usize,
  minDigits: i32,
  count: i32,
): void {
  writeSmall(out, offsets, values, 0, minDigits, count, false);
}

/** The same with 1 to 7 decimals; may write eight bytes from the decimal point on. */
export function writeSmallDecimals(
  out: usize,
  offsets: usize,
  values: usize,
  decimals: i32,
  minDigits: i32,
  count: i32,
): void {
  writeSmall(out, offsets, values, decimals, minDigits, count, true);
}

// @ts-ignore: decorator
@inline
function writeSmall(
  out: usize,
  offsets: usize,
  values: usize,
  decimals: i32,
  minDigits: i32,
  count: i32,
  hasPoint: bool,
): void {
  const padding = paddingOf(minDigits);
  let i = 0;
  for (; i + 4 <= count; i += 4) {
    const four = fourWholes(values + (i << 3));
    const one = digitsOfFirstTwo(four);
    const two = digitsOfLastTwo(four);
    const at = offsets + (i << 2);
    writeDigits(out, at, i64x2.extract_lane(one, 0), padding, decimals, hasPoint);
    writeDigits(out, at + 4, i64x2.extract_lane(one, 1), padding, decimals, hasPoint);
    writeDigits(out, at + 8, i64x2.extract_lane(two, 0), padding, decimals, hasPoint);
    writeDigits(out, at + 12, i64x2.extract_lane(two, 1), padding, decimals, hasPoint);
  }
  for (; i < count; i++) {
    const digits = eightDigits(<u32>load<f64>(values + (i << 3)));
    writeDigits(out, offsets + (i << 2), digits, padding, decimals, hasPoint);
  }
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
): void {
  const unused = bitsUnused(digits, padding);
  const characters = digits + ZEROS;
  const to = load<i32>(at);
  const end = to + 8 - <i32>(unused >> 3);
  store<u64>(out + to, characters >> unused);
  if (hasPoint) {
    const fraction = characters >> ((<u64>(8 - decimals)) << 3);
    store<u64>(out + end - decimals, (fraction << 8) | POINT);
  }
  store<i32>(at, end + <i32>hasPoint);
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
  for (let i = 0; i < count; i++) {
    if (present !== 0 && load<i32>(present + (i << 2)) === 0) continue;
    const at = offsets + (i << 2);
    const to = out + load<i32>(at);
    store<i32>(at, <i32>(writeNumber(to, load<f64>(values + (i << 3)), decimals, minDigits) - out));
  }
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
