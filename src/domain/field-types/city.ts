import { integer } from '../constraints/numbers.js';
import type { Decoded } from '../constraints/param.js';
import { keptList } from '../entities/word-forms.js';
import type { Fault } from '../errors/fault.js';
import type { Places } from '../places/places.js';
import { requiredPlaces } from '../places/required-places.js';
import { sitesOf } from '../places/sites.js';
import { fieldType } from './field-type.js';
import { checkPlaceCountry, placeCountry } from './place-country.js';
import { placeColumn } from './place-values.js';

const constraints = {
  country: placeCountry,
  min_population: integer(
    'smallest number of people; cities of this column are then others than the place of the row',
    { min: 1 },
  ),
};

type Constraints = Decoded<typeof constraints>;

function narrowing({ country, min_population }: Constraints) {
  return { country, minPopulation: min_population };
}

/** The different names of the cities that the constraints leave. */
function cityNames(given: Constraints, places: Places): readonly string[] {
  const { names } = places.gazetteer.cities;
  const form = `cities ${given.country ?? places.country} ${given.min_population}`;
  return keptList(names, form, () => {
    const { cities } = sitesOf(places, narrowing(given));
    return [...new Set(Array.from(cities, (city) => names[city] as string))];
  });
}

function checkPopulation(given: Constraints, places: Places | undefined): readonly Fault[] {
  if (given.min_population === undefined || places === undefined) return [];
  if (cityNames(given, places).length > 0) return [];
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
  capacity: (given, lexicon) => cityNames(given, requiredPlaces(lexicon)).length,
  plan: (given, context) => {
    const places = requiredPlaces(context.lexicon);
    const all = places.gazetteer.cities.names;
    const shown = context.unique ? cityNames(given, places) : all;
    return placeColumn(context, all, shown, (place) => place.city, narrowing(given));
  },
});
