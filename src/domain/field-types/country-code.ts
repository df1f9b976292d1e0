import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { requiredPlaces } from '../lexicon/required-places.js';
import { countrySet } from '../places/country-set.js';
import type { Places } from '../places/places.js';
import { countriesGiven, countryConstraints, ofCountry } from './countries/country-choices.js';
import { countryColumn, countryWords, shownCountryWords } from './countries/place-values.js';
import { fieldType } from './field-type.js';

const constraints = {
  format: withDefault(
    oneOf('alpha2 is DE, alpha3 is DEU, numeric is 276', ['alpha2', 'alpha3', 'numeric']),
    'alpha2',
  ),
  ...countryConstraints,
};

/** The code of each country of the gazetteer. */
export function allCodes(
  { format }: Decoded<typeof constraints>,
  places: Places,
): readonly string[] {
  return countryWords(places, format, (country) => country[format]);
}

export const countryCode = fieldType({
  name: 'country_code',
  synonyms: ['iso_country'],
  category: 'place',
  description: 'ISO 3166 code of the country of the place.',
  constraints,
  identifies: false,
  facet: { entity: 'place', words: ['country_code', 'country_iso'] },
  ...ofCountry,
  capacity: (given, lexicon) => {
    const places = requiredPlaces(lexicon);
    const set = countrySet(places, countriesGiven(given));
    return shownCountryWords(set, allCodes(given, places)).length;
  },
  plan: (given, context) => {
    const all = allCodes(given, requiredPlaces(context.lexicon));
    return countryColumn(context, countriesGiven(given), all);
  },
});
