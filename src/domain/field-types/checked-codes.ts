import { luhnDigit } from '../basics/luhn.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { constantFacet } from '../entities/facet.js';
import type { ColumnContext } from './column-context.js';
import { type NumberedTexts, numberedColumn } from './numbered-texts.js';

const ZERO = 48;
const LETTER = 55;

/** The characters of a code: digits, then capital letters. */
export const DIGITS_AND_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The value of a digit, or 10 to 35 for a capital letter, by its ASCII code. */
function characterValue(code: number): number {
  return code > 57 ? code - LETTER : code - ZERO;
}

/**
 * The remainder modulo 97 of the characters from `start` to `end`, of which letters count as 10 to 35. `rest` is that of the
 * characters before them.
 */
export function modulo97(data: Uint8Array, start: number, end: number, rest = 0): number {
  let sum = rest;
  for (let at = start; at < end; at++) {
    const value = characterValue(data[at] as number);
    sum = sum * (value > 9 ? 100 : 10) + value;
    // The next character leaves it an integer of 32 bits, so that few characters cost a division.
    if (sum > 1e7) sum %= 97;
  }
  return sum % 97;
}

/** The ASCII code of a digit, or of a capital letter for 10 to 35. */
export function codeOf(value: number): number {
  return value > 9 ? value + LETTER : value + ZERO;
}

/**
 * The Luhn check digit of the characters from `start` to `end` - 1. A letter counts as its two digits if `spreads`, as in
 * ISIN, or else as one value of two digits, as in CUSIP.
 */
export function checkDigitOf(
  data: Uint8Array,
  start: number,
  end: number,
  spreads: boolean,
): number {
  let count = 0;
  for (let at = end - 1; at >= start; at--) {
    const value = characterValue(data[at] as number);
    if (spreads && value > 9) {
      DIGITS[count++] = value % 10;
      DIGITS[count++] = (value / 10) | 0;
    } else DIGITS[count++] = value;
  }
  return luhnDigit(count, digitAt);
}

/** Each call overwrites them: a code has at most two digits for each of its characters. */
const DIGITS = new Uint8Array(64);
const digitAt = (i: number): number => DIGITS[i] as number;

/** A column of codes of one kind, each of which has a number. */
export function codeColumn(
  codes: NumberedTexts,
  alphabet: string,
  context: ColumnContext,
): ColumnPlan {
  return numberedColumn([codes], constantFacet(0), context.key('value'), alphabet, context);
}
