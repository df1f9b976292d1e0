import { keysOf } from './keys-of.js';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';

/** Sets of ASCII characters, each character once. */
export const charsets = {
  alphanumeric: DIGITS + UPPER + LOWER,
  alpha: UPPER + LOWER,
  lower: LOWER,
  upper: UPPER,
  numeric: DIGITS,
  hex: `${DIGITS}abcdef`,
} as const;

export type CharsetName = keyof typeof charsets;

export const CHARSET_NAMES = keysOf(charsets);
