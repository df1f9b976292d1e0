import { utf8 } from '../basics/utf8.js';
import { DECIMAL_DIGITS, writeDigits } from '../basics/write-digits.js';
import { countStrings } from '../columns/random-strings.js';
import { randomTextColumn } from '../columns/random-text-column.js';
import { constantFacet } from '../entities/facet.js';
import { checkDigitOf, codeColumn, codeOf, DIGITS_AND_LETTERS, modulo97 } from './checked-codes.js';
import { fieldType } from './field-type.js';
import { type NumberedTexts, numberedColumn } from './numbered-texts.js';

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
  data[start + 8] = codeOf(checkDigitOf(data, start, start + 8, false));
}

const CUSIPS: NumberedTexts = { count: ISSUERS * ISSUES, length: 9, write: writeCusip };

const ISINS: NumberedTexts = {
  count: ISSUERS * ISSUES,
  length: 12,
  write: (data, start, number) => {
    data[start] = 'U'.charCodeAt(0);
    data[start + 1] = 'S'.charCodeAt(0);
    writeCusip(data, start + 2, number);
    data[start + 11] = codeOf(checkDigitOf(data, start, start + 11, true));
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

/** A prefix in no list of issuers that we know. */
const ISSUER = utf8('999900');
const ISSUER_REST = modulo97(ISSUER, 0, ISSUER.length);
const LEI_LENGTH = 20;
const LEI_DIGITS = utf8(DIGITS_AND_LETTERS);
/** The values of five of the ten characters that hold a number. */
const HALF = 36 ** 5;

/**
 * ISO 17442: four characters of the issuer, 00, twelve of the company, and two check digits of ISO 7064 MOD 97-10. Source:
 * https://www.gleif.org/en/about-lei/iso-17442-the-lei-code-structure
 */
const LEIS: NumberedTexts = {
  // Ten characters hold the number, because twelve have more values than numbers are exact.
  count: 36 ** 10,
  length: LEI_LENGTH,
  write: (data, start, number) => {
    data.set(ISSUER, start);
    const high = Math.floor(number / HALF);
    writeDigits(data, start + 6, start + 8, ((high / 36 ** 3) | 0) % 100, DECIMAL_DIGITS);
    writeDigits(data, start + 8, start + 13, high, LEI_DIGITS);
    writeDigits(data, start + 13, start + 18, number - high * HALF, LEI_DIGITS);
    const check = 98 - ((modulo97(data, start + 6, start + 18, ISSUER_REST) * 100) % 97);
    writeDigits(data, start + 18, start + LEI_LENGTH, check, DECIMAL_DIGITS);
  },
};

export const lei = fieldType({
  name: 'lei',
  synonyms: ['legal_entity_identifier'],
  category: 'finance',
  description:
    'Legal Entity Identifier of a company with its check digits, of an issuer that does not exist.',
  constraints: {},
  facet: { entity: 'company', words: ['lei'] },
  capacity: () => LEIS.count,
  plan: (_, context) => {
    const key = context.entities.company(context.link).key('lei');
    return numberedColumn([LEIS], constantFacet(0), key, DIGITS_AND_LETTERS, context);
  },
});

const TICKERS = { characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', min: 3, max: 4 };

export const ticker = fieldType({
  name: 'ticker',
  synonyms: ['stock_symbol', 'ticker_symbol'],
  category: 'finance',
  description: 'Symbol of a share at an exchange: three or four random capital letters.',
  constraints: {},
  capacity: () => countStrings(TICKERS.characters.length, TICKERS),
  plan: (_, context) => randomTextColumn({ ...TICKERS, prefix: '', suffix: '' }, context),
});
