import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { requiredPlaces } from '../lexicon/required-places.js';
import { countrySet } from '../places/country-set.js';
import type { Places } from '../places/places.js';
import { ofPlace, placeCountry } from './countries/place-country.js';
import { countryColumn, countryWords, shownCountryWords } from './countries/place-values.js';
import { fieldType } from './field-type.js';

const constraints = {
  country: placeCountry,
  format: withDefault(oneOf('name is German, code is de', ['name', 'code']), 'name'),
};

function allLanguages({ format }: Decoded<typeof constraints>, places: Places): readonly string[] {
  return format === 'code'
    ? countryWords(places, 'language', (country) => country.language)
    : countryWords(places, 'languageName', (country) => country.languageName, 'language');
}

export const language = fieldType({
  name: 'language',
  synonyms: ['lang'],
  category: 'place',
  description: 'Main language of the country of the place, by its name or BCP 47 code.',
  constraints,
  facet: { entity: 'place', words: ['language_code', 'language', 'lang'] },
  ...ofPlace,
  capacity: (given, lexicon) => {
    const places = requiredPlaces(lexicon);
    const set = countrySet(places, given.country);
    return shownCountryWords(set, allLanguages(given, places)).length;
  },
  plan: (given, context) => {
    const all = allLanguages(given, requiredPlaces(context.lexicon));
    return countryColumn(context, given.country, all);
  },
});
