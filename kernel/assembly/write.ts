import { copyExactly, copyLoosely } from './copy';
import { digitCount, eightDigits, fewDigits } from './number';

/** Room for the digits of one number, below all tables. */
const DIGITS: usize = 1024;
const ZERO: u8 = 48;
const MINUS: u8 = 45;
const POINT: u8 = 46;

/** Entries of at most sixteen bytes, all sixteen of which may be written. */
export function writeShortWordsLoosely(
  out: usize,
  places: usize,
  bytes: usize,
  starts: usize,
  indices: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const entry = starts + ((<usize>load<i32>(indices + (i << 2))) << 2);
    const from = load<i32>(entry);
    const at = places + (i << 2);
    const to = load<i32>(at);
    v128.store(out + to, v128.load(bytes + from));
    store<i32>(at, to + load<i32>(entry, 4) - from);
  }
}

/** Entries of any length, after which up to fifteen bytes may be overwritten. */
export function writeWordsLoosely(
  out: usize,
  places: usize,
  bytes: usize,
  starts: usize,
  indices: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const entry = starts + ((<usize>load<i32>(indices + (i << 2))) << 2);
    const from = load<i32>(entry);
    const length = load<i32>(entry, 4) - from;
    const at = places + (i << 2);
    const to = load<i32>(at);
    copyLoosely(out + to, bytes + from, length);
    store<i32>(at, to + length);
  }
}

/** Entries of four to eight bytes: a first and a last half that overlap. */
export function writeWordsOfFourToEight(
  out: usize,
  places: usize,
  bytes: usize,
  starts: usize,
  indices: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const entry = starts + ((<usize>load<i32>(indices + (i << 2))) << 2);
    const from = load<i32>(entry);
    const end = load<i32>(entry, 4);
    const at = places + (i << 2);
    const to = load<i32>(at);
    const next = to + end - from;
    store<u32>(out + to, load<u32>(bytes + from));
    store<u32>(out + next - 4, load<u32>(bytes + end - 4));
    store<i32>(at, next);
  }
}

/** Entries of eight to sixteen bytes, likewise. */
export function writeWordsOfEightToSixteen(
  out: usize,
  places: usize,
  bytes: usize,
  starts: usize,
  indices: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const entry = starts + ((<usize>load<i32>(indices + (i << 2))) << 2);
    const from = load<i32>(entry);
    const end = load<i32>(entry, 4);
    const at = places + (i << 2);
    const to = load<i32>(at);
    const next = to + end - from;
    store<u64>(out + to, load<u64>(bytes + from));
    store<u64>(out + next - 8, load<u64>(bytes + end - 8));
    store<i32>(at, next);
  }
}

/** Entries of any length, and nothing beyond them. */
export function writeWords(
  out: usize,
  places: usize,
  bytes: usize,
  starts: usize,
  indices: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const entry = starts + ((<usize>load<i32>(indices + (i << 2))) << 2);
    const from = load<i32>(entry);
    const length = load<i32>(entry, 4) - from;
    const at = places + (i << 2);
    const to = load<i32>(at);
    copyExactly(out + to, bytes + from, length);
    store<i32>(at, to + length);
  }
}

/** The bytes from data + starts[i] on, lengths[i] of them. */
export function writeTexts(
  out: usize,
  places: usize,
  data: usize,
  starts: usize,
  lengths: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const at = places + (i << 2);
    const to = load<i32>(at);
    const length = load<i32>(lengths + (i << 2));
    copyExactly(out + to, data + load<i32>(starts + (i << 2)), length);
    store<i32>(at, to + length);
  }
}

/** Texts after which up to fifteen bytes may be overwritten. */
export function writeTextsLoosely(
  out: usize,
  places: usize,
  data: usize,
  starts: usize,
  lengths: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const at = places + (i << 2);
    const to = load<i32>(at);
    const length = load<i32>(lengths + (i << 2));
    copyLoosely(out + to, data + load<i32>(starts + (i << 2)), length);
    store<i32>(at, to + length);
  }
}

/** The same bytes in every row. */
export function writeLiteral(
  out: usize,
  places: usize,
  bytes: usize,
  length: i32,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const at = places + (i << 2);
    const to = load<i32>(at);
    copyExactly(out + to, bytes, length);
    store<i32>(at, to + length);
  }
}

/** Numbers from 0 to 10^8 - 1 without decimals; eight bytes may be written. */
export function writeSmallWholes(
  out: usize,
  places: usize,
  values: usize,
  minDigits: i32,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const value = <u32>load<f64>(values + (i << 3));
    const digits = max(fewDigits(value), minDigits);
    const at = places + (i << 2);
    const to = load<i32>(at);
    store<u64>(out + to, eightDigits(value) >> ((<u64>(8 - digits)) << 3));
    store<i32>(at, to + digits);
  }
}

/** The same with 1 to 7 decimals; eight bytes from the point on may be written. */
export function writeSmallDecimals(
  out: usize,
  places: usize,
  values: usize,
  decimals: i32,
  minDigits: i32,
  count: i32,
): void {
  const fraction = (<u64>(8 - decimals)) << 3;
  for (let i = 0; i < count; i++) {
    const value = <u32>load<f64>(values + (i << 3));
    const digits = max(fewDigits(value), minDigits);
    const all = eightDigits(value);
    const at = places + (i << 2);
    const to = load<i32>(at);
    const point = to + digits - decimals;
    store<u64>(out + to, all >> ((<u64>(8 - digits)) << 3));
    store<u64>(out + point, ((all >> fraction) << 8) | POINT);
    store<i32>(at, to + digits + 1);
  }
}

/** Any whole numbers, digits and point exactly; `present` as in addNumberLengths. */
export function writeNumbers(
  out: usize,
  places: usize,
  values: usize,
  decimals: i32,
  minDigits: i32,
  present: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    if (present !== 0 && load<i32>(present + (i << 2)) === 0) continue;
    const at = places + (i << 2);
    const to = out + load<i32>(at);
    store<i32>(at, <i32>(writeNumber(to, load<f64>(values + (i << 3)), decimals, minDigits) - out));
  }
}

function writeNumber(place: usize, value: f64, decimals: i32, minDigits: i32): usize {
  let to = place;
  if (value < 0) store<u8>(to++, MINUS);
  const rest = <u64>abs(value);
  store<u64>(DIGITS, eightDigits(<u32>(rest / 100_000_000)));
  store<u64>(DIGITS, eightDigits(<u32>(rest % 100_000_000)), 8);
  const digits = max(digitCount(rest), minDigits);
  // Place k of the number, counted from its last digit, is byte 15 - k of the sixteen; beyond them are zeros.
  for (let k = digits - 1; k >= 0; k--) {
    store<u8>(to++, k < 16 ? load<u8>(DIGITS + 15 - k) : ZERO);
    if (k === decimals && decimals > 0) store<u8>(to++, POINT);
  }
  return to;
}
