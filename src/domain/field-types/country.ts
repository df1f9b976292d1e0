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
    oneOf('name is Germany, alpha2 is DE, alpha3 is DEU', ['name', 'alpha2', 'alpha3']),
    'name',
  ),
  ...countryConstraints,
};

/** The word of each country of the gazetteer. */
export function allCountries(
  { format }: Decoded<typeof constraints>,
  places: Places,
): readonly string[] {
  const own = format === 'name' ? 'country' : undefined;
  return countryWords(places, format, (country) => country[format], own);
}

export const country = fieldType({
  name: 'country',
  synonyms: ['nation', 'country_name'],
  category: 'place',
  description: 'Country of the place, by its name or ISO 3166 code.',
  constraints,
  identifies: false,
  facet: { entity: 'place', words: ['country_name', 'country'] },
  ...ofCountry,
  capacity: (given, lexicon) => {
    const places = requiredPlaces(lexicon);
    const set = countrySet(places, countriesGiven(given));
    return shownCountryWords(set, allCountries(given, places)).length;
  },
  plan: (given, context) => {
    const all = allCountries(given, requiredPlaces(context.lexicon));
    return countryColumn(context, countriesGiven(given), all);
  },
});
