import { nth } from '../basics/nth.js';
import { evenNumbers, productIndices, uniqueNumbers } from '../columns/drawn.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { countries } from '../constraints/countries.js';
import {
  type CountryForms,
  checkFormCountry,
  countedForms,
  formsOfRows,
  placesGiven,
} from './countries/country-forms.js';
import { ISO_COUNTRIES } from './countries/iso-countries.js';
import { fieldType } from './field-type.js';

const FORMS: CountryForms<string> = {
  // ISO 9362: the fifth and the sixth character are the ISO 3166 code of the country. Kosovo uses XK.
  codes: Object.freeze([...ISO_COUNTRIES, 'XK']),
  commonest: 'US',
  lack: 'there are no banks',
};

const LETTERS = Object.freeze([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
/** The first character of a location code: never 0 or 1. */
const PLACES = Object.freeze([...LETTERS, ...'23456789']);
/** The two ways to name the head office: no branch code, or one of three letters X. */
const BRANCHES = Object.freeze(['', 'X'.repeat(3)]);

/** The number of codes of one country. */
const CODES =
  LETTERS.length *
  LETTERS.length *
  LETTERS.length *
  LETTERS.length *
  PLACES.length *
  BRANCHES.length;

export const bic = fieldType({
  name: 'bic',
  synonyms: ['swift', 'swift_code'],
  category: 'finance',
  description:
    "SWIFT code (ISO 9362) for tests, of the row's country: its eighth character is 0, so that it reaches no bank.",
  constraints: {
    country: countries(
      'country',
      "ISO 3166 code of the country of every bank, whatever the place of the row. Several countries are those of the row's place, as in its other columns",
    ),
  },
  facet: { entity: 'person', words: ['swift_code', 'bic_code', 'swift', 'bic'] },
  check: ({ country }, places) => checkFormCountry(FORMS, country, places),
  countries: ({ country }) => placesGiven(country),
  capacity: ({ country }, lexicon) => CODES * countedForms(FORMS, country, lexicon).length,
  plan: ({ country }, context) => {
    const { lexicon, unique, entities, link } = context;
    const codes = unique ? countedForms(FORMS, country, lexicon) : FORMS.codes;
    const lists = [LETTERS, LETTERS, LETTERS, LETTERS, unique ? codes : [''], PLACES, BRANCHES];
    const range = { min: 0, step: 1, n: unique ? CODES * codes.length : CODES };
    const numbers = unique
      ? uniqueNumbers(context, range)
      : evenNumbers(entities.person(link).key('bic'), range);
    const { indices, steps } = productIndices(
      numbers,
      lists.map((list) => list.length),
    );
    const ofRows = unique
      ? { indices: nth(indices, 4), steps: [] }
      : formsOfRows(FORMS, country, codes, context);
    const piece = (k: number) => words(nth(lists, k), nth(indices, k));
    // ISO 9362: a location code that ends in "0" marks a code for tests and training, which receives no payments.
    return textColumn(
      [...steps, ...ofRows.steps],
      ...[piece(0), piece(1), piece(2), piece(3), words(codes, ofRows.indices)],
      ...[piece(5), literal('0'), piece(6)],
    );
  },
});
