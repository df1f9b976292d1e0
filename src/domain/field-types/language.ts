import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import type { Places } from '../places/places.js';
import { requiredPlaces } from '../places/required-places.js';
import { fieldType } from './field-type.js';
import { countryWords, placeColumn, shownCountryWords } from './place-values.js';

const constraints = {
  format: withDefault(oneOf('name is German, code is de', ['name', 'code']), 'name'),
};

function allLanguages({ format }: Decoded<typeof constraints>, places: Places): readonly string[] {
  return format === 'code'
    ? countryWords(places, 'language', (country) => country.language)
    : countryWords(
        places,
        'languageName',
        (country) => country.languageName,
        places.names?.language,
      );
}

export const language = fieldType({
  name: 'language',
  category: 'place',
  description: 'Main language of the country of the place, by its name or BCP 47 code.',
  constraints,
  facet: { entity: 'place', words: ['language_code', 'language', 'lang'] },
  placeLists: ['places'],
  capacity: (given, lexicon) => {
    const places = requiredPlaces(lexicon);
    return shownCountryWords(places, allLanguages(given, places)).length;
  },
  plan: (given, context) => {
    const places = requiredPlaces(context.lexicon);
    const all = allLanguages(given, places);
    return placeColumn(context, all, shownCountryWords(places, all), (place) => place.country);
  },
});
