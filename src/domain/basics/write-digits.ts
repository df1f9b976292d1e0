import { charsets } from './charsets.js';

/** The bytes of the digits 0 to 9. */
export const DECIMAL_DIGITS = Uint8Array.from(charsets.numeric, (digit) => digit.charCodeAt(0));

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
  for (let at = end - 1; at >= start; at--) {
    const above = Math.floor(rest / base);
    data[at] = digits[rest - above * base] as number;
    rest = above;
  }
}
