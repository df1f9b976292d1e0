import type { NumberNotation } from './kernel.js';

const BILLION = 1_000_000_000;
const ZERO = 48;
const MINUS = 45;
const POINT = 46;

/** Decimal digits of a whole number from 0 to 2^53 - 1. */
export function digitCount(value: number): number {
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

/** Writes one number at `offset`; returns the offset after it. */
export function writeNumber(
  out: Uint8Array,
  offset: number,
  value: number,
  { decimals, minDigits }: Pick<NumberNotation, 'decimals' | 'minDigits'>,
): number {
  let start = offset;
  if (value < 0) out[start++] = MINUS;
  const rest = Math.abs(value);
  const end = start + Math.max(digitCount(rest), minDigits);
  // Nine digits at a time: more would overflow 32-bit arithmetic.
  const middle = Math.max(start, end - 9);
  const high = rest >= BILLION ? Math.floor(rest / BILLION) : 0;
  writeDigits(out, middle, end, (rest - high * BILLION) | 0);
  writeDigits(out, start, middle, high);
  if (decimals === 0) return end;
  const point = end - decimals;
  for (let at = end; at > point; at--) out[at] = out[at - 1] as number;
  out[point] = POINT;
  return end + 1;
}

/** Writes the last digits of a number from `start` to `end`, padded with leading zeros. */
function writeDigits(out: Uint8Array, start: number, end: number, value: number): void {
  let rest = value;
  for (let at = end - 1; at >= start; at--) {
    const tenth = (rest / 10) | 0;
    out[at] = ZERO + rest - tenth * 10;
    rest = tenth;
  }
}
