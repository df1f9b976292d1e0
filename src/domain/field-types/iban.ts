import { greatest, least } from '../basics/extremes.js';
import { DECIMAL_DIGITS, writeDigits } from '../basics/write-digits.js';
import { type Draws, drawnIndices, uniqueNumbers } from '../columns/drawn.js';
import type { FillStep } from '../columns/fill-step.js';
import { textColumn } from '../columns/pieces.js';
import { IndexVector, NumberVector, TextVector } from '../columns/vectors.js';
import { countryCode } from '../constraints/country-code.js';
import { withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import { drawBelow } from '../random/uniform.js';
import { fieldType } from './field-type.js';
import { IBAN_COUNTRIES, type IbanCountry } from './iban-countries.js';

const ZERO = 48;
const SPACE = 32;
const LETTER = 55;

function countriesOf(code: string | undefined): readonly IbanCountry[] {
  return code === undefined ? IBAN_COUNTRIES : IBAN_COUNTRIES.filter((one) => one.code === code);
}

function countAccounts(countries: readonly IbanCountry[]): number {
  return countries.reduce((sum, { count }) => sum + count, 0);
}

export const iban = fieldType({
  name: 'iban',
  category: 'finance',
  description: 'IBAN with valid check digits, of a bank that does not exist.',
  constraints: {
    country: countryCode(
      'ISO 3166 code of the country of every account',
      IBAN_COUNTRIES.map(({ code }) => code),
    ),
    formatted: withDefault(flag('whether the characters are in groups of four'), false),
  },
  capacity: ({ country }) => countAccounts(countriesOf(country)),
  plan: ({ country, formatted }, context) => {
    const countries = countriesOf(country);
    const { countryIndices, accounts, steps } = drawnAccounts(countries, context);
    const lengths = countries.map(({ bban }) => writtenLength(4 + bban.length, formatted));
    const maxLength = greatest(lengths);
    const texts = new TextVector(maxLength);
    // One IBAN and its account number per country; each row overwrites them.
    const plains = countries.map(({ bban }) => new Uint8Array(4 + bban.length));
    const bbans = plains.map((plain) => plain.subarray(4));
    const fill = (_row: number, count: number): void => {
      let start = 0;
      for (let i = 0; i < count; i++) {
        const index = countryIndices.data[i] as number;
        const of = countries[index] as IbanCountry;
        const plain = plains[index] as Uint8Array;
        writeAccount(bbans[index] as Uint8Array, of, accounts.data[i] as number);
        writeCountry(plain, of.code);
        const length = copyGrouped(texts.data, start, plain, formatted);
        texts.starts[i] = start;
        texts.lengths[i] = length;
        start += length;
      }
    };
    return textColumn([...steps, { vectors: [texts], fill }], {
      kind: 'text',
      texts,
      alphabet: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ ',
      minLength: least(lengths),
      maxLength,
    });
  },
});

function writtenLength(characters: number, formatted: boolean): number {
  return formatted ? characters + Math.ceil(characters / 4) - 1 : characters;
}

/** Draws a country and one of its accounts for each row. A `unique` column numbers the accounts of all countries. */
function drawnAccounts(countries: readonly IbanCountry[], draws: Draws) {
  const accounts = new NumberVector();
  if (!draws.unique) {
    const { indices: countryIndices, steps } = drawnIndices(draws, countries.length);
    const key = draws.key('account');
    const fill = (row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const { count: n } = countries[countryIndices.data[i] as number] as IbanCountry;
        accounts.data[i] = drawBelow(key, row + i, n);
      }
    };
    return { countryIndices, accounts, steps: [...steps, { vectors: [accounts], fill }] };
  }
  const countryIndices = new IndexVector();
  const range = { min: 0, step: 1, n: countAccounts(countries) };
  const { values, steps } = uniqueNumbers(draws, range);
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      let account = values.data[i] as number;
      let index = 0;
      for (; account >= (countries[index] as IbanCountry).count; index++) {
        account -= (countries[index] as IbanCountry).count;
      }
      countryIndices.data[i] = index;
      accounts.data[i] = account;
    }
  };
  const all: readonly FillStep[] = [...steps, { vectors: [countryIndices, accounts], fill }];
  return { countryIndices, accounts, steps: all };
}

/** Writes an account number with the check digits of its country. */
function writeAccount(bban: Uint8Array, of: IbanCountry, account: number): void {
  const { first, digits, check } = of;
  bban.set(of.bban);
  writeDigits(bban, first, first + digits, account, DECIMAL_DIGITS);
  check?.(bban);
}

/** Writes the country and the check digits of an IBAN before its account number. */
function writeCountry(plain: Uint8Array, code: string): void {
  plain[0] = code.charCodeAt(0);
  plain[1] = code.charCodeAt(1);
  const sum = 98 - checkSum(plain);
  const tens = Math.floor(sum / 10);
  plain[2] = ZERO + tens;
  plain[3] = ZERO + sum - tens * 10;
}

/** Returns the ISO 7064 MOD 97-10 remainder of account number, country and 00; letters count as 10 to 35. */
function checkSum(plain: Uint8Array): number {
  const end = plain.length;
  let rest = 0;
  for (let k = 4; k < end + 2; k++) {
    const character = plain[k < end ? k : k - end] as number;
    rest =
      character > 57 ? (rest * 100 + character - LETTER) % 97 : (rest * 10 + character - ZERO) % 97;
  }
  return (rest * 100) % 97;
}

/** Copies an IBAN, in groups of four if `formatted` is set, and returns its length. */
function copyGrouped(
  data: Uint8Array,
  start: number,
  plain: Uint8Array,
  formatted: boolean,
): number {
  let to = start;
  for (let at = 0; at < plain.length; at++) {
    if (formatted && at > 0 && at % 4 === 0) data[to++] = SPACE;
    data[to++] = plain[at] as number;
  }
  return to - start;
}
