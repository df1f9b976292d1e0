import { drawnIndices } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import { integer } from '../constraints/numbers.js';
import type { Decoded } from '../constraints/param.js';
import type { Fault } from '../errors/fault.js';
import { requiredPlaces } from '../lexicon/required-places.js';
import { type CountrySet, countrySet } from '../places/country-set.js';
import type { Places } from '../places/places.js';
import { cityNames, countNames } from '../places/site-names.js';
import { countCities, sitesOf } from '../places/sites.js';
import { checkPlaceCountry, placeCountry, placeOf } from './countries/place-country.js';
import { fieldType } from './field-type.js';

const constraints = {
  country: placeCountry,
  min_population: integer(
    'minimum number of inhabitants; the column then no longer agrees with the other columns of the place',
    { min: 1 },
  ),
};

type Constraints = Decoded<typeof constraints>;

/** The number of different names of the cities that the constraints allow. */
function nameCount({ min_population = 0 }: Constraints, set: CountrySet): number {
  return countNames(set, min_population);
}

function checkPopulation(given: Constraints, places: Places | undefined): readonly Fault[] {
  if (given.min_population === undefined || places === undefined) return [];
  if (countCities(sitesOf(countrySet(places, given.country)), given.min_population) > 0) return [];
  const message = `no city has ${given.min_population} or more inhabitants: expected a smaller number`;
  return [{ path: '/min_population', message }];
}

export const city = fieldType({
  name: 'city',
  synonyms: ['town', 'municipality'],
  category: 'place',
  description:
    'Real city, drawn in proportion to its population; agrees with the other columns of the place.',
  constraints,
  identifies: false,
  facet: { entity: 'place', words: ['city_name', 'city', 'town'] },
  placeLists: ['place_names'],
  rules: { population: 'At least one city has min_population or more inhabitants.' },
  check: (given, places) => {
    const faults = checkPlaceCountry(given.country, places);
    return faults.length > 0 ? faults : checkPopulation(given, places);
  },
  countries: ({ country }) => ({ given: country }),
  capacity: (given, lexicon) =>
    nameCount(given, countrySet(requiredPlaces(lexicon), given.country)),
  plan: (given, context) => {
    const place = placeOf(context, given.country, given.min_population);
    if (context.unique) {
      const { indices, steps } = drawnIndices(context, nameCount(given, place.countries));
      return textColumn(steps, words(cityNames(place.countries), indices));
    }
    const { names } = place.countries.gazetteer.cities;
    return textColumn(place.city.steps, words(names, place.city.indices));
  },
});
