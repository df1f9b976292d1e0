import { differentValues } from '../columns/choice-column.js';
import { list } from '../constraints/lists.js';
import { shortText } from '../constraints/scalars.js';
import { checkWeights, weights } from '../constraints/weights.js';
import { CONTINENTS } from '../places/gazetteer.js';
import type { Places } from '../places/places.js';
import { requiredPlaces } from '../places/required-places.js';
import { fieldType } from './field-type.js';
import type { GivenValues } from './listed-values.js';
import { countryWords, givenColumn, placeColumn, shownCountryWords } from './place-values.js';

function allContinents(places: Places): readonly string[] {
  return countryWords(places, 'continent', ({ continent }) => continent, places.names?.continent);
}

/** The continents in the order of their names; the one of the locale's country where it has one. */
function values({ choices }: GivenValues, places: Places): readonly (string | number | boolean)[] {
  if (choices !== undefined) return choices;
  return [...shownCountryWords(places, allContinents(places))].sort();
}

export const continent = fieldType({
  name: 'continent',
  category: 'place',
  description: 'Continent of the place; the Americas are two.',
  constraints: {
    choices: list('other values; they leave the place of the row', shortText),
    weights: weights(
      `how often each value comes, one each; they leave the place of the row. The own values are ${CONTINENTS.join(', ')}`,
    ),
  },
  facet: { entity: 'place', words: ['continent'] },
  placeLists: ['places'],
  check: (given, places) => {
    if (places === undefined) return [];
    return checkWeights(given.weights, values(given, places).length, 'value');
  },
  capacity: (given, lexicon) => differentValues(values(given, requiredPlaces(lexicon))).length,
  plan: (given, context) => {
    const places = requiredPlaces(context.lexicon);
    if (given.choices !== undefined || given.weights !== undefined || context.unique) {
      return givenColumn('continent', values(given, places), given, context);
    }
    return placeColumn(context, allContinents(places), [], (place) => place.country);
  },
});
