import { drawnIndices } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import { streetWordsOf } from '../entities/street-words.js';
import { distinctWords } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredPlaces } from '../lexicon/required-places.js';
import { type CountrySet, countrySet } from '../places/country-set.js';
import { ofPlace, placeCountry, placeOf } from './countries/place-country.js';
import { fieldType } from './field-type.js';

/** The streets of all countries of a set, each once: some names are in the lists of several countries. */
function differentStreets(lexicon: Lexicon, set: CountrySet): readonly string[] {
  return distinctWords(streetWordsOf(lexicon, set).words);
}

export const streetName = fieldType({
  name: 'street_name',
  synonyms: ['street', 'road'],
  category: 'place',
  description:
    'Street of the kind that the country has; agrees with the address. In Japan, where streets have no names, the quarter.',
  constraints: { country: placeCountry },
  facet: { entity: 'place', words: ['street_name', 'street'] },
  ...ofPlace,
  placeLists: ['places', 'streets'],
  capacity: ({ country }, lexicon) =>
    differentStreets(lexicon, countrySet(requiredPlaces(lexicon), country)).length,
  plan: ({ country }, context) => {
    const place = placeOf(context, country);
    if (!context.unique) {
      const { words: streets, indices, steps } = place.street;
      return textColumn(steps, words(streets, indices));
    }
    const streets = differentStreets(context.lexicon, place.countries);
    const { indices, steps } = drawnIndices(context, streets.length);
    return textColumn(steps, words(streets, indices));
  },
});
