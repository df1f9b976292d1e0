import { nth } from '../basics/nth.js';
import { evenNumbers, productIndices, uniqueNumbers } from '../columns/drawn.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { countryCode } from '../constraints/country-code.js';
import { fieldType } from './field-type.js';
import { IBAN_COUNTRIES } from './iban-countries.js';

/** Countries with many banks that do not use the IBAN. */
const OTHERS = 'AR AU CA CL CN CO HK ID IN JP KE KR MA MX MY NG NZ PE PH SG TH TW US VN ZA';

const COUNTRIES = Object.freeze(
  [...IBAN_COUNTRIES.map(({ code }) => code), ...OTHERS.split(' ')].sort(),
);

const LETTERS = Object.freeze([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
/** The first character of a location code: never 0 or 1. */
const PLACES = Object.freeze([...LETTERS, ...'23456789']);
/** The two ways to name the head office: no branch code, or one of three letters X. */
const BRANCHES = Object.freeze(['', 'X'.repeat(3)]);

const BANKS = LETTERS.length * LETTERS.length * LETTERS.length * LETTERS.length;

function countriesOf(country: string | undefined): readonly string[] {
  return country === undefined ? COUNTRIES : COUNTRIES.filter((code) => code === country);
}

function countCodes(countries: readonly string[]): number {
  return BANKS * countries.length * PLACES.length * BRANCHES.length;
}

export const bic = fieldType({
  name: 'bic',
  synonyms: ['swift', 'swift_code'],
  category: 'finance',
  description:
    'SWIFT code (ISO 9362) for tests: its eighth character is 0, so that it reaches no bank.',
  constraints: { country: countryCode('ISO 3166 code of the country of every bank', COUNTRIES) },
  capacity: ({ country }) => countCodes(countriesOf(country)),
  plan: ({ country }, context) => {
    const countries = countriesOf(country);
    const range = { min: 0, step: 1, n: countCodes(countries) };
    const codes = context.unique
      ? uniqueNumbers(context, range)
      : evenNumbers(context.key('value'), range);
    const lists = [LETTERS, LETTERS, LETTERS, LETTERS, countries, PLACES, BRANCHES];
    const { indices, steps } = productIndices(
      codes,
      lists.map((list) => list.length),
    );
    const pieces = lists.map((list, k) => words(list, nth(indices, k)));
    // ISO 9362: a location code that ends in "0" marks a code for tests and training, which receives no payments.
    return textColumn(steps, ...pieces.slice(0, -1), literal('0'), ...pieces.slice(-1));
  },
});
