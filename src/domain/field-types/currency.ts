import { choiceColumn, differentValues } from '../columns/choice-column.js';
import { list } from '../constraints/lists.js';
import { type Decoded, expecting, type Param, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { checkChoiceWeights, choiceWeightRules, weights } from '../constraints/weights.js';
import { keptList } from '../entities/word-forms.js';
import type { Fault } from '../errors/fault.js';
import { countrySet } from '../places/country-set.js';
import type { Country } from '../places/gazetteer.js';
import type { Places } from '../places/places.js';
import { CURRENCIES } from './countries/iso-currencies.js';
import { checkPlaceCountry, placeCountry } from './countries/place-country.js';
import {
  countryColumn,
  countryWords,
  givenColumn,
  shownCountryWords,
} from './countries/place-values.js';
import { fieldType } from './field-type.js';

const CODES = Object.freeze([...CURRENCIES.keys()]);
const SHARES = Object.freeze(Array.from(CURRENCIES.values(), ({ share }) => share));

const code: Param<string> = {
  description: 'a currency',
  schema: { type: 'string', enum: CODES },
  ...expecting(
    'an ISO 4217 code such as "EUR"',
    (value): value is string => typeof value === 'string' && CURRENCIES.has(value),
  ),
};

const constraints = {
  country: placeCountry,
  format: withDefault(
    oneOf('code is EUR, name is Euro, symbol is €', ['code', 'name', 'symbol']),
    'code',
  ),
  choices: list(
    'codes of the currencies to draw from; the column is then independent of the place of the row',
    code,
  ),
  weights: weights('relative frequency of each choice, one number per choice'),
};

type Constraints = Decoded<typeof constraints>;

function written(code: string, { format }: Constraints): string {
  // Callers of the library may pass countries with other currencies.
  return format === 'code' ? code : (CURRENCIES.get(code)?.[format] ?? code);
}

function shown(given: Constraints): readonly string[] {
  const { choices, format } = given;
  const codes = choices ?? CODES;
  return keptList(codes, format, () => codes.map((code) => written(code, given)));
}

function ofCountries(given: Constraints, places: Places): readonly string[] {
  const word = ({ currency }: Country): string => written(currency, given);
  return countryWords(places, `currency ${given.format}`, word);
}

function checkGiven(given: Constraints, places: Places | undefined): readonly Fault[] {
  const faults = checkChoiceWeights(given);
  if (faults.length > 0) return faults;
  if (given.country === undefined || places !== undefined) {
    return checkPlaceCountry(given.country, places);
  }
  const expected = 'no country: the locale has no places';
  return [{ path: '/country', message: `expected ${expected}`, expected }];
}

export const currency = fieldType({
  name: 'currency',
  synonyms: ['currency_code'],
  category: 'company and commerce',
  description:
    "Currency of the row's country, by its ISO 4217 code, English name or symbol; without `country`, a unique column draws from the currencies of all countries.",
  constraints,
  identifies: false,
  facet: { entity: 'place', words: ['currency_code', 'currency'] },
  excludes: { choices: ['country'] },
  rules: choiceWeightRules,
  check: checkGiven,
  countries: ({ country, choices }) => (choices === undefined ? { given: country } : undefined),
  capacity: (given, { places }) =>
    given.country === undefined || places === undefined
      ? differentValues(shown(given)).length
      : shownCountryWords(countrySet(places, given.country), ofCountries(given, places)).length,
  plan: (given, context) => {
    const { choices, country } = given;
    const { places } = context.lexicon;
    if (places === undefined || (context.unique && choices === undefined && !country)) {
      // Without places, a currency is drawn by its share of trade.
      const shares = choices === undefined && !context.unique ? SHARES : given.weights;
      return choiceColumn(shown(given), shares, context);
    }
    return choices === undefined
      ? countryColumn(context, country, ofCountries(given, places))
      : givenColumn('currency', shown(given), given, context);
  },
});
