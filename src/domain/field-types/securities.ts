import { DECIMAL_DIGITS, writeDigits } from '../basics/write-digits.js';
import { codeColumn, codeOf, DIGITS_AND_LETTERS, luhnDigit } from './checked-codes.js';
import { fieldType } from './field-type.js';
import type { NumberedTexts } from './numbered-texts.js';

/**
 * Issuers 990 to 999 of each thousand are reserved for internal use, so no security has their numbers. Source:
 * http://www.ppm.net/services/144a-offering/cusip-and-isin-services/cusip-and-isin-filing/cusip-description/
 */
const ISSUERS = 1000 * 10;
/** Shares have an issue of two digits. */
const ISSUES = 100;

/** Writes the number of an issuer and an issue, and its check digit. */
function writeCusip(data: Uint8Array, start: number, number: number): void {
  const issuer = Math.floor(number / ISSUES);
  const thousand = Math.floor(issuer / 10);
  writeDigits(data, start, start + 3, thousand, DECIMAL_DIGITS);
  data[start + 3] = codeOf(9);
  data[start + 4] = codeOf(9);
  data[start + 5] = codeOf(issuer - thousand * 10);
  writeDigits(data, start + 6, start + 8, number - issuer * ISSUES, DECIMAL_DIGITS);
  data[start + 8] = codeOf(luhnDigit(data, start, start + 8, false));
}

const CUSIPS: NumberedTexts = { count: ISSUERS * ISSUES, length: 9, write: writeCusip };

const ISINS: NumberedTexts = {
  count: ISSUERS * ISSUES,
  length: 12,
  write: (data, start, number) => {
    data[start] = 'U'.charCodeAt(0);
    data[start + 1] = 'S'.charCodeAt(0);
    writeCusip(data, start + 2, number);
    data[start + 11] = codeOf(luhnDigit(data, start, start + 11, true));
  },
};

export const isin = fieldType({
  name: 'isin',
  synonyms: ['security_id', 'securities_number'],
  category: 'finance',
  description:
    'International Securities Identification Number with its check digit, of an American issuer number that is reserved for internal use.',
  constraints: {},
  capacity: () => ISINS.count,
  plan: (_, context) => codeColumn(ISINS, DIGITS_AND_LETTERS, context),
});

export const cusip = fieldType({
  name: 'cusip',
  category: 'finance',
  description:
    'American number of a security with its check digit, of an issuer number that is reserved for internal use.',
  constraints: {},
  capacity: () => CUSIPS.count,
  plan: (_, context) => codeColumn(CUSIPS, DIGITS_AND_LETTERS, context),
});
