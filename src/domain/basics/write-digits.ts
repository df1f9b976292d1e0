import { charsets } from './charsets.js';

/** The bytes of the digits 0 to 9. */
export const DECIMAL_DIGITS = Uint8Array.from(charsets.numeric, (digit) => digit.charCodeAt(0));

const MOST_INTEGER = 2 ** 31 - 1;

/**
 * Writes the last digits of a whole number from 0 to 2^53 - 1 into the bytes from `start` to `end`, padded with
 * leading zeros. `digits` holds the byte of each digit; its length is the base.
 */
export function writeDigits(
  data: Uint8Array,
  start: number,
  end: number,
  value: number,
  digits: Uint8Array,
): void {
  const base = digits.length;
  let rest = value;
  let at = end - 1;
  for (; at >= start && rest > MOST_INTEGER; at--) {
    const above = Math.floor(rest / base);
    data[at] = digits[rest - above * base] as number;
    rest = above;
  }
  // Integers of 32 bits are divided faster, and by a literal without a division.
  if (base === 10) {
    for (; at >= start; at--) {
      const above = (rest / 10) | 0;
      data[at] = digits[rest - above * 10] as number;
      rest = above;
    }
  }
  for (; at >= start; at--) {
    const above = (rest / base) | 0;
    data[at] = digits[rest - above * base] as number;
    rest = above;
  }
}
