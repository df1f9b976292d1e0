import type { EncodedTable } from './encoded-table.js';
import type { Kernel, NumberNotation, TextRows } from './kernel.js';

const BILLION = 1_000_000_000;
const ZERO = 48;
const MINUS = 45;
const POINT = 46;

/** Four bytes at a time, wherever they lie. */
function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** The reference kernel: plain loops, words copied four bytes at a time. */
export const typescriptKernel: Kernel = {
  addWordLengths(lengths, table, indices, count) {
    const { starts } = table;
    for (let i = 0; i < count; i++) {
      const entry = indices[i] as number;
      lengths[i] =
        (lengths[i] as number) + (starts[entry + 1] as number) - (starts[entry] as number);
    }
  },

  addNumberLengths(lengths, values, notation, present, count) {
    const { decimals, minDigits } = notation;
    const point = decimals > 0 ? 1 : 0;
    for (let i = 0; i < count; i++) {
      if (present !== undefined && present[i] === 0) continue;
      const value = values[i] as number;
      const digits = digitCount(value < 0 ? -value : value);
      lengths[i] =
        (lengths[i] as number) + (value < 0 ? 1 : 0) + Math.max(digits, minDigits) + point;
    }
  },

  addTextLengths(lengths, texts, count) {
    const added = texts.lengths;
    for (let i = 0; i < count; i++) lengths[i] = (lengths[i] as number) + (added[i] as number);
  },

  place(places, lengths, count) {
    let total = 0;
    for (let i = 0; i < count; i++) {
      places[i] = total;
      total += lengths[i] as number;
    }
    places[count] = total;
    return total;
  },

  writeWords(out, places, table: EncodedTable, indices, count) {
    const { bytes, starts } = table;
    const target = viewOf(out);
    const source = viewOf(bytes);
    for (let i = 0; i < count; i++) {
      const entry = indices[i] as number;
      const end = starts[entry + 1] as number;
      let from = starts[entry] as number;
      let place = places[i] as number;
      for (; from + 4 <= end; from += 4, place += 4) {
        target.setInt32(place, source.getInt32(from, true), true);
      }
      for (; from < end; from++) out[place++] = bytes[from] as number;
      places[i] = place;
    }
  },

  writeNumbers(out, places, values, notation, present, count) {
    for (let i = 0; i < count; i++) {
      if (present !== undefined && present[i] === 0) continue;
      places[i] = writeNumber(out, places[i] as number, values[i] as number, notation);
    }
  },

  writeTexts(out, places, texts: TextRows, count) {
    const { data, starts, lengths } = texts;
    for (let i = 0; i < count; i++) {
      let from = starts[i] as number;
      const end = from + (lengths[i] as number);
      let place = places[i] as number;
      while (from < end) out[place++] = data[from++] as number;
      places[i] = place;
    }
  },

  writeLiteral(out, places, literal, count) {
    const length = literal.length;
    for (let i = 0; i < count; i++) {
      const place = places[i] as number;
      for (let k = 0; k < length; k++) out[place + k] = literal[k] as number;
      places[i] = place + length;
    }
  },
};

/** Decimal digits of a whole number from 0 to 2^53 - 1. */
function digitCount(value: number): number {
  if (value >= BILLION) return 9 + smallDigitCount(Math.floor(value / BILLION));
  return smallDigitCount(value);
}

/** Decimal digits of a whole number below 10^9. */
function smallDigitCount(value: number): number {
  if (value < 10_000) {
    if (value < 100) return value < 10 ? 1 : 2;
    return value < 1000 ? 3 : 4;
  }
  if (value < 1_000_000) return value < 100_000 ? 5 : 6;
  if (value < 100_000_000) return value < 10_000_000 ? 7 : 8;
  return 9;
}

/** Writes one number at `place`, from its last digit to its first; returns the place after it. */
function writeNumber(
  out: Uint8Array,
  place: number,
  value: number,
  notation: NumberNotation,
): number {
  const { decimals, minDigits } = notation;
  let start = place;
  let rest = value;
  if (value < 0) {
    out[start++] = MINUS;
    rest = -value;
  }
  const counted = digitCount(rest);
  const digits = Math.max(counted, minDigits);
  const end = start + digits + (decimals > 0 ? 1 : 0);
  const point = decimals > 0 ? end - decimals - 1 : -1;
  // Nine digits at a time: above, 32-bit arithmetic would overflow.
  const high = rest >= BILLION ? Math.floor(rest / BILLION) : 0;
  let part = (rest - high * BILLION) | 0;
  let left = 9;
  for (let at = end - 1; at >= start; at--) {
    if (at === point) {
      out[at] = POINT;
      continue;
    }
    if (left-- === 0) part = high;
    const tenth = (part / 10) | 0;
    out[at] = ZERO + part - tenth * 10;
    part = tenth;
  }
  return end;
}
