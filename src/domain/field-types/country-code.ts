import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { requiredPlaces } from '../places/required-places.js';
import { fieldType } from './field-type.js';
import { countryWords, placeColumn, shownCountryWords } from './place-values.js';

export const countryCode = fieldType({
  name: 'country_code',
  category: 'place',
  description: 'ISO 3166 code of the country of the place.',
  constraints: {
    format: withDefault(
      oneOf('alpha2 is DE, alpha3 is DEU, numeric is 276', ['alpha2', 'alpha3', 'numeric']),
      'alpha2',
    ),
  },
  facet: { entity: 'place', words: ['country_code', 'country_iso'] },
  placeLists: ['places'],
  capacity: ({ format }, lexicon) => {
    const places = requiredPlaces(lexicon);
    const all = countryWords(places, format, (country) => country[format]);
    return shownCountryWords(places, all).length;
  },
  plan: ({ format }, context) => {
    const places = requiredPlaces(context.lexicon);
    const all = countryWords(places, format, (country) => country[format]);
    const shown = shownCountryWords(places, all);
    return placeColumn(context, all, shown, (place) => place.country);
  },
});
