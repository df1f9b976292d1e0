import { differentValues } from '../columns/choice-column.js';
import { list } from '../constraints/lists.js';
import { shortText } from '../constraints/scalars.js';
import { checkWeights, weights } from '../constraints/weights.js';
import type { Places } from '../places/places.js';
import { requiredPlaces } from '../places/required-places.js';
import { fieldType } from './field-type.js';
import type { GivenValues } from './listed-values.js';
import { countryWords, givenColumn, placeColumn, shownCountryWords } from './place-values.js';

function allNationalities(places: Places): readonly string[] {
  return countryWords(places, 'nationality', ({ nationality }) => nationality);
}

function values({ choices }: GivenValues, places: Places): readonly (string | number | boolean)[] {
  return choices ?? shownCountryWords(places, allNationalities(places));
}

export const nationality = fieldType({
  name: 'nationality',
  category: 'person',
  description: 'Nationality as an English adjective; agrees with the country.',
  constraints: {
    choices: list('other values; they leave the place of the row', shortText),
    weights: weights('how often each value comes, one each; they leave the place of the row'),
  },
  facet: { entity: 'place', words: ['nationality', 'citizenship'] },
  placeLists: ['places'],
  locales: ['en'],
  check: (given, places) => {
    if (places === undefined) return [];
    return checkWeights(given.weights, values(given, places).length, 'value');
  },
  capacity: (given, lexicon) => differentValues(values(given, requiredPlaces(lexicon))).length,
  plan: (given, context) => {
    const places = requiredPlaces(context.lexicon);
    if (given.choices !== undefined || given.weights !== undefined || context.unique) {
      return givenColumn('nationality', values(given, places), given, context);
    }
    return placeColumn(context, allNationalities(places), [], (place) => place.country);
  },
});
