/** Writes a country's own check digits into the bytes of an account number that has zeros where they go. */
export type BbanCheck = (bban: Uint8Array) => void;

const ZERO = 48;
const A = 65;

const digit = (bban: Uint8Array, at: number): number => (bban[at] as number) - ZERO;

/** Two digits, written from `at` on. */
function writeTwo(bban: Uint8Array, at: number, value: number): void {
  const tens = Math.floor(value / 10);
  bban[at] = ZERO + tens;
  bban[at + 1] = ZERO + value - 10 * tens;
}

/** The first digits up to `end` as a number, modulo 97. */
function modulo97(bban: Uint8Array, end: number): number {
  let rest = 0;
  for (let at = 0; at < end; at++) rest = (rest * 10 + digit(bban, at)) % 97;
  return rest;
}

/** ISO 7064 MOD 97-10 over all digits: the last two make the remainder 1. */
const mod97: BbanCheck = (bban) => {
  writeTwo(bban, bban.length - 2, 98 - modulo97(bban, bban.length));
};

/** The key of a French RIB: the last two digits make the remainder 0. */
const rib: BbanCheck = (bban) => {
  writeTwo(bban, bban.length - 2, 97 - modulo97(bban, bban.length));
};

/** Belgium: the remainder of all digits before, 97 where there is none. */
const remainder97: BbanCheck = (bban) => {
  const end = bban.length - 2;
  writeTwo(bban, end, modulo97(bban, end) || 97);
};

/** The sum of digits by weight, from `from` on. */
function weighted(bban: Uint8Array, from: number, weights: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += digit(bban, from + k) * (weights[k] as number);
  return sum;
}

/** A digit at `at` that makes the sum a multiple of 10. */
function tens(from: number, weights: readonly number[], at: number): BbanCheck {
  return (bban) => {
    bban[at] = ZERO + ((10 - (weighted(bban, from, weights) % 10)) % 10);
  };
}

/**
 * A digit at `at` that makes the sum a multiple of 11. Where it would have to be 10, the first digit, a zero
 * that is not drawn, becomes 1: so every account drawn has its number, and no two the same.
 */
function elevens(from: number, weights: readonly number[], at: number): BbanCheck {
  return (bban) => {
    if (weighted(bban, from, weights) % 11 === 1) bban[from] = ZERO + 1;
    bban[at] = ZERO + ((11 - (weighted(bban, from, weights) % 11)) % 11);
  };
}

/** Spain: as by elevens, with 1 for 10. */
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

/** Finland: the Luhn digit of all digits before. */
const finland: BbanCheck = (bban) => {
  let sum = 0;
  for (let at = 0; at < 13; at++) {
    const value = digit(bban, at) * (at % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  bban[13] = ZERO + ((10 - (sum % 10)) % 10);
};

/** What a digit counts at an odd position of an Italian account number. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/** Italy and San Marino: a letter in front, the sum of all digits modulo 26. */
const italy: BbanCheck = (bban) => {
  let sum = 0;
  for (let at = 1; at < bban.length; at++) {
    const value = digit(bban, at);
    sum += at % 2 === 1 ? (ODD[value] as number) : value;
  }
  bban[0] = A + (sum % 26);
};

const czech = elevens(10, [6, 3, 7, 9, 10, 5, 8, 4, 2], 19);

/** The check digits of the countries that have some, by their ISO 3166 codes. */
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
