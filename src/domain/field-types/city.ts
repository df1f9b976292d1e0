import { drawnIndices } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import { integer } from '../constraints/numbers.js';
import type { Decoded } from '../constraints/param.js';
import type { Fault } from '../errors/fault.js';
import type { Places } from '../places/places.js';
import { requiredPlaces } from '../places/required-places.js';
import { cityNames, countNames } from '../places/site-names.js';
import { countCities, sitesOf } from '../places/sites.js';
import { fieldType } from './field-type.js';
import { checkPlaceCountry, placeCountry } from './place-country.js';

const constraints = {
  country: placeCountry,
  min_population: integer(
    'smallest number of people; cities of this column are then others than the place of the row',
    { min: 1 },
  ),
};

type Constraints = Decoded<typeof constraints>;

/** How many different names the cities have that the constraints leave. */
function nameCount({ country, min_population = 0 }: Constraints, places: Places): number {
  return countNames(places, country, min_population);
}

function checkPopulation(given: Constraints, places: Places | undefined): readonly Fault[] {
  if (given.min_population === undefined || places === undefined) return [];
  if (countCities(sitesOf(places, given.country), given.min_population) > 0) return [];
  const message = `no city has ${given.min_population} people: expected a smaller number`;
  return [{ path: '/min_population', message }];
}

export const city = fieldType({
  name: 'city',
  category: 'place',
  description:
    'Real city, the more often the more people live there; agrees with the other columns of the place.',
  constraints,
  facet: { entity: 'place', words: ['city_name', 'city', 'town'] },
  placeLists: ['place_names'],
  check: (given, places) => {
    const faults = checkPlaceCountry(given, places);
    return faults.length > 0 ? faults : checkPopulation(given, places);
  },
  capacity: (given, lexicon) => nameCount(given, requiredPlaces(lexicon)),
  plan: (given, context) => {
    const places = requiredPlaces(context.lexicon);
    const { country, min_population: minPopulation } = given;
    if (context.unique) {
      const { indices, steps } = drawnIndices(context, nameCount(given, places));
      return textColumn(steps, words(cityNames(places, country), indices));
    }
    const { city: own } = context.entities.place(context.link, { country, minPopulation });
    return textColumn(own.steps, words(places.gazetteer.cities.names, own.indices));
  },
});
