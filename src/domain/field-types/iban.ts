import { DECIMAL_DIGITS, writeDigits } from '../basics/write-digits.js';
import { allPresent } from '../columns/all-present.js';
import { countries, type GivenCountries } from '../constraints/countries.js';
import { withDefault } from '../constraints/param.js';
import { flag, oneOf } from '../constraints/texts.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { modulo97 } from './checked-codes.js';
import {
  type CountryForms,
  checkFormCountry,
  countedForms,
  formsOfRows,
  namesSeveral,
  ownForms,
  placesGiven,
  rowsWithForm,
  shownForms,
} from './countries/country-forms.js';
import { IBAN_COUNTRIES, type IbanCountry } from './countries/iban-countries.js';
import { fieldType } from './field-type.js';
import { countTexts, type NumberedTexts, numberedColumn } from './numbered-texts.js';

const ZERO = 48;
const SPACE = 32;

const FORMS: CountryForms<string> = {
  codes: IBAN_COUNTRIES.map(({ code }) => code),
  commonest: 'GB',
  lack: 'there are no IBANs',
};

/** The accounts of countries, by their codes. */
function accountsOf(codes: readonly string[]): readonly IbanCountry[] {
  return IBAN_COUNTRIES.filter(({ code }) => codes.includes(code));
}

export const iban = fieldType({
  name: 'iban',
  category: 'finance',
  description:
    "IBAN with valid check digits, of a bank that does not exist: of the row's country. Without a place, those of the locale's country, otherwise British ones.",
  constraints: {
    country: countries(
      'country',
      "ISO 3166 code of the country of every account, whatever the place of the row. Several countries are those of the row's place, as in its other columns",
    ),
    formatted: withDefault(flag('whether the characters are in groups of four'), false),
    missing: oneOf(
      'the value in rows whose country has no IBANs; by default null beside a place or with several countries, otherwise an IBAN of the locale',
      ['null', 'other'],
    ),
  },
  facet: { entity: 'person', words: ['iban'] },
  check: ({ country }, places) => checkFormCountry(FORMS, country, places),
  countries: ({ country }) => placesGiven(country),
  capacity: (given, lexicon) => countTexts(accountsOf(uniqueForms(given, lexicon))),
  plan: (given, context) => {
    const { country, formatted } = given;
    const { lexicon, unique, entities, link } = context;
    const codes = unique ? uniqueForms(given, lexicon) : shownForms(FORMS, country, lexicon);
    const accounts = accountsOf(codes).map((of) => ibansOf(of, formatted));
    const ofRows = formsOfRows(FORMS, country, codes, context);
    const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ ';
    return numberedColumn(accounts, ofRows, entities.person(link).key('iban'), alphabet, context);
  },
  finish: (plan, { country, missing }, context) => {
    const isNull = missing === 'null' || (missing === undefined && namesSeveral(country));
    const own = isNull ? rowsWithForm(FORMS, country, context) : undefined;
    if (own?.present === undefined) return plan;
    const { present, steps } = allPresent([plan.present, own.present]);
    return { ...plan, present, steps: [...plan.steps, ...own.steps, ...steps] };
  },
});

interface ShownCountries {
  readonly country?: GivenCountries | undefined;
  readonly missing?: 'null' | 'other' | undefined;
}

/** The countries of unique accounts, which are never null. */
function uniqueForms({ country, missing }: ShownCountries, lexicon: Lexicon): readonly string[] {
  return (missing === 'other' ? countedForms : ownForms)(FORMS, country, lexicon);
}

/** The IBANs of a country by the numbers of its accounts. */
function ibansOf(of: IbanCountry, formatted: boolean): NumberedTexts {
  // Each call overwrites them.
  const plain = new Uint8Array(4 + of.bban.length);
  const bban = plain.subarray(4);
  bban.set(of.bban);
  writeCode(plain, of.code);
  const end = of.first + of.digits;
  // The digits of an account may be as many as leave its product with the remainder exact.
  const fixed = of.check === undefined ? modulo97(bban, 0, of.first) * of.count : undefined;
  return {
    count: of.count,
    length: writtenLength(plain.length, formatted),
    write: (data, start, account) => {
      writeAccount(bban, of, account);
      const rest =
        fixed === undefined
          ? modulo97(bban, 0, bban.length)
          : modulo97(bban, end, bban.length, (fixed + account) % 97);
      writeCheck(plain, modulo97(plain, 0, 2, rest));
      copyGrouped(data, start, plain, formatted);
    },
  };
}

function writtenLength(characters: number, formatted: boolean): number {
  return formatted ? characters + Math.ceil(characters / 4) - 1 : characters;
}

/** Writes an account number with the check digits of its country. */
function writeAccount(bban: Uint8Array, of: IbanCountry, account: number): void {
  const { first, digits, check } = of;
  if (check !== undefined) bban.set(of.bban);
  writeDigits(bban, first, first + digits, account, DECIMAL_DIGITS);
  check?.(bban);
}

function writeCode(plain: Uint8Array, code: string): void {
  plain[0] = code.charCodeAt(0);
  plain[1] = code.charCodeAt(1);
}

/** Writes the check digits (ISO 7064 MOD 97-10) of an IBAN; `rest` is the remainder of the account number and the country. */
function writeCheck(plain: Uint8Array, rest: number): void {
  const sum = 98 - ((rest * 100) % 97);
  const tens = (sum / 10) | 0;
  plain[2] = ZERO + tens;
  plain[3] = ZERO + sum - tens * 10;
}

/** Copies an IBAN, in groups of four if `formatted` is set. */
function copyGrouped(data: Uint8Array, start: number, plain: Uint8Array, formatted: boolean): void {
  let to = start;
  for (let at = 0; at < plain.length; at++) {
    if (formatted && at > 0 && at % 4 === 0) data[to++] = SPACE;
    data[to++] = plain[at] as number;
  }
}
