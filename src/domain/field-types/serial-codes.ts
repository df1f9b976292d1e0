import { utf8 } from '../basics/utf8.js';
import { DECIMAL_DIGITS, writeDigits } from '../basics/write-digits.js';
import { checkDigitOf, codeColumn, codeOf, DIGITS_AND_LETTERS } from './checked-codes.js';
import { fieldType } from './field-type.js';
import type { NumberedTexts } from './numbered-texts.js';

/** GSMA, document TS.06: the reporting body 00 is for test equipment, and no phone on sale has such a number. */
const IMEIS: NumberedTexts = {
  count: 1e12,
  length: 15,
  write: (data, start, number) => {
    data[start] = codeOf(0);
    data[start + 1] = codeOf(0);
    writeDigits(data, start + 2, start + 14, number, DECIMAL_DIGITS);
    data[start + 14] = codeOf(checkDigitOf(data, start, start + 14, true));
  },
};

export const imei = fieldType({
  name: 'imei',
  synonyms: ['device_serial'],
  category: 'internet',
  description: 'Number of a mobile phone with its check digit, from the range for test equipment.',
  constraints: {},
  capacity: () => IMEIS.count,
  plan: (_, context) => codeColumn(IMEIS, DIGITS_AND_LETTERS, context),
});

/**
 * The identifiers of ORCID lie between 0000-0001-5000-0007 and 0000-0003-5000-0001, or 0009-0000-0000-0000 and
 * 0009-0010-0000-0000: these begin with 0000-0008. The check character is that of ISO 7064 MOD 11-2. Source:
 * https://support.orcid.org/hc/en-us/articles/360006897674-Structure-of-the-ORCID-Identifier
 */
const ORCIDS: NumberedTexts = {
  count: 1e7,
  length: 19,
  write: (data, start, number) => {
    data.set(ORCID_START, start);
    writeDigits(data, start + 10, start + 14, Math.floor(number / 1000), DECIMAL_DIGITS);
    data[start + 14] = HYPHEN;
    writeDigits(data, start + 15, start + 18, number % 1000, DECIMAL_DIGITS);
    let total = 0;
    for (let at = start; at < start + 18; at++) {
      if (data[at] !== HYPHEN) total = ((total + (data[at] as number) - 48) * 2) % 11;
    }
    const check = (12 - total) % 11;
    data[start + 18] = check === 10 ? 'X'.charCodeAt(0) : codeOf(check);
  },
};

const ORCID_START = utf8('0000-0008-');
const HYPHEN = 45;

export const orcid = fieldType({
  name: 'orcid',
  synonyms: ['researcher_id'],
  category: 'person',
  description:
    'Identifier of a researcher with its check character, from a range that is never assigned.',
  constraints: {},
  capacity: () => ORCIDS.count,
  plan: (_, context) => codeColumn(ORCIDS, `${DIGITS_AND_LETTERS}-`, context),
});

/** The characters of a VIN: I, O and Q are none. */
const VIN_CHARACTERS = utf8('0123456789ABCDEFGHJKLMNPRSTUVWXYZ');
/** The values and weights of the check digit, and the letters of model years 2010 to 2029: 49 CFR 565.15. */
const VIN_VALUES = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9,
];
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VIN_YEARS = utf8('ABCDEFGHJKLMNPRST');
const CHECK_AT = 8;
const YEAR_AT = 9;
const PLANT_AT = 10;
const SERIALS = 1e6;
const KINDS = VIN_CHARACTERS.length * VIN_CHARACTERS.length * VIN_CHARACTERS.length;

/** The value of a character of a VIN by its ASCII code. */
const vinValues = new Uint8Array(128);
VIN_CHARACTERS.forEach((code, i) => {
  vinValues[code] = VIN_VALUES[i] as number;
});

/** Codes of makers begin with a letter or a digit from 1 to 9 (ISO 3780), so no maker has one that begins with 0. */
const VINS: NumberedTexts = {
  count: KINDS * VIN_YEARS.length * SERIALS,
  length: 17,
  write: (data, start, number) => {
    const above = Math.floor(number / SERIALS);
    const kind = Math.floor(above / VIN_YEARS.length);
    for (let at = 0, rest = kind; at < CHECK_AT; at++) {
      const base = VIN_CHARACTERS.length;
      data[start + at] = at === 0 ? codeOf(0) : (VIN_CHARACTERS[(rest + at * 7) % base] as number);
      if (at > 4) rest = Math.floor(rest / base);
    }
    data[start + YEAR_AT] = VIN_YEARS[above - kind * VIN_YEARS.length] as number;
    data[start + PLANT_AT] = 'A'.charCodeAt(0);
    writeDigits(data, start + PLANT_AT + 1, start + 17, number - above * SERIALS, DECIMAL_DIGITS);
    let sum = 0;
    for (let at = 0; at < 17; at++) {
      if (at !== CHECK_AT) {
        sum += (vinValues[data[start + at] as number] as number) * (VIN_WEIGHTS[at] as number);
      }
    }
    data[start + CHECK_AT] = sum % 11 === 10 ? 'X'.charCodeAt(0) : codeOf(sum % 11);
  },
};

export const vin = fieldType({
  name: 'vin',
  synonyms: ['vehicle_identification_number', 'chassis_number'],
  category: 'travel and vehicles',
  description:
    'Number of a vehicle with its check digit and a model year from 2010 to 2026, of a maker that does not exist.',
  constraints: {},
  capacity: () => VINS.count,
  plan: (_, context) => codeColumn(VINS, DIGITS_AND_LETTERS, context),
});
