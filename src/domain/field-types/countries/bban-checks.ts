import { luhnDigit } from '../../basics/luhn.js';
import { nth } from '../../basics/nth.js';
import { modulo97 } from '../checked-codes.js';

/** Writes a country's own check digits into the bytes of an account number, which has zeros in their place. */
export type BbanCheck = (bban: Uint8Array) => void;

const ZERO = 48;
const A = 65;

const digit = (bban: Uint8Array, at: number): number => (bban[at] as number) - ZERO;

/** Writes a number of two digits at index `at`. */
function writeTwo(bban: Uint8Array, at: number, value: number): void {
  const tens = Math.floor(value / 10);
  bban[at] = ZERO + tens;
  bban[at + 1] = ZERO + value - 10 * tens;
}

/** ISO 7064 MOD 97-10: the last two digits make the remainder of the whole number 1. */
const mod97: BbanCheck = (bban) => {
  writeTwo(bban, bban.length - 2, 98 - modulo97(bban, 0, bban.length));
};

/** The key of a French RIB: the last two digits make the remainder of the whole number 0. */
const rib: BbanCheck = (bban) => {
  writeTwo(bban, bban.length - 2, 97 - modulo97(bban, 0, bban.length));
};

/** Belgium: the remainder of the preceding digits modulo 97, or 97 if the remainder is 0. */
const remainder97: BbanCheck = (bban) => {
  const end = bban.length - 2;
  writeTwo(bban, end, modulo97(bban, 0, end) || 97);
};

/** Returns the weighted sum of the digits that start at index `from`. */
function weighted(bban: Uint8Array, from: number, weights: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += digit(bban, from + k) * (weights[k] as number);
  return sum;
}

/** Returns a check that writes a digit at index `at`, which makes the weighted sum a multiple of 10. */
function tens(from: number, weights: readonly number[], at: number): BbanCheck {
  return (bban) => {
    bban[at] = ZERO + ((10 - (weighted(bban, from, weights) % 10)) % 10);
  };
}

/**
 * Returns a check that writes a digit at index `at`, which makes the weighted sum a multiple of 11. If the digit would
 * be 10, the first digit, a fixed zero, becomes 1. So every drawn account has a number, and all numbers are different.
 */
function elevens(from: number, weights: readonly number[], at: number): BbanCheck {
  return (bban) => {
    if (weighted(bban, from, weights) % 11 === 1) bban[from] = ZERO + 1;
    bban[at] = ZERO + ((11 - (weighted(bban, from, weights) % 11)) % 11);
  };
}

/** Spain: as `elevens`, but with the check digit 1 in place of 10. */
const spain: BbanCheck = (bban) => {
  const rest = 11 - (weighted(bban, 10, [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11);
  bban[9] = ZERO + (rest === 11 ? 0 : rest === 10 ? 1 : rest);
};

/** Croatia: ISO 7064 MOD 11,10 over the nine digits before the last. */
const croatia: BbanCheck = (bban) => {
  let carry = 10;
  for (let at = 7; at < 16; at++) carry = (((carry + digit(bban, at)) % 10 || 10) * 2) % 11;
  bban[16] = ZERO + ((11 - carry) % 10);
};

/** Finland: the Luhn check digit of all preceding digits. */
const finland: BbanCheck = (bban) => {
  bban[13] = ZERO + luhnDigit(13, (i) => digit(bban, 12 - i));
};

/** The value of each digit at an odd position of an Italian account number. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/** Italy and San Marino: a letter at the start, from the sum of the values of all digits modulo 26. */
const italy: BbanCheck = (bban) => {
  let sum = 0;
  for (let at = 1; at < bban.length; at++) {
    const value = digit(bban, at);
    sum += at % 2 === 1 ? nth(ODD, value) : value;
  }
  bban[0] = A + (sum % 26);
};

const czech = elevens(10, [6, 3, 7, 9, 10, 5, 8, 4, 2], 19);

/** The checks of the countries that have check digits of their own, by ISO 3166 code. */
export const bbanChecks: Readonly<Record<string, BbanCheck>> = {
  BA: mod97,
  BE: remainder97,
  CZ: czech,
  EE: tens(2, [7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7], 15),
  ES: spain,
  FI: finland,
  FR: rib,
  HR: croatia,
  HU: tens(8, [9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3], 23),
  IT: italy,
  MC: rib,
  ME: mod97,
  MK: mod97,
  NO: elevens(4, [7, 6, 5, 4, 3, 2], 10),
  PT: mod97,
  RS: mod97,
  SI: mod97,
  SK: czech,
  SM: italy,
  XK: mod97,
};
