import { countries, type GivenCountries, WORLD } from '../../constraints/countries.js';
import type { Place } from '../../entities/place.js';
import type { Fault } from '../../errors/fault.js';
import { quote } from '../../errors/quote.js';
import { requiredPlaces } from '../../lexicon/required-places.js';
import { countrySet } from '../../places/country-set.js';
import { countriesOf, type Places } from '../../places/places.js';
import type { ColumnContext } from '../column-context.js';

/** The constraint `country` of every type that shows the row's place. */
export const placeCountry = countries(
  'country',
  'countries of the row\'s place as ISO 3166 codes: one ("US"), a list of equally frequent countries (["US", "DE"]), shares ({"US": 5, "DE": 3}), or "world", which weights countries by population; by default the countries of the locale. Columns that show the same place must give the same countries',
);

/** Constraints that include `country`. */
export interface CountryGiven {
  readonly country?: GivenCountries;
}

/** Returns the place of the column's link, drawn from the given countries. */
export function placeOf(
  context: ColumnContext,
  country: GivenCountries | undefined,
  minPopulation?: number,
): Place {
  const set = countrySet(requiredPlaces(context.lexicon), country);
  return context.entities.place(context.link, { countries: set, minPopulation });
}

/** The part of the record that most types of places share. */
export const ofPlace = {
  placeLists: ['places'],
  check: ({ country }: CountryGiven, places: Places | undefined) =>
    checkPlaceCountry(country, places),
  countries: ({ country }: CountryGiven) => ({ given: country }),
} as const;

/** Returns the faults of given countries that the field's locale does not have. */
export function checkPlaceCountry(
  given: GivenCountries | undefined,
  places: Places | undefined,
): readonly Fault[] {
  if (given === undefined || places === undefined) return [];
  const known = countriesOf(places);
  if (given === WORLD) {
    if (places.names === undefined) return [];
    const expected = countriesExpected(places);
    const message = `the locale has no place names for the whole world: expected ${expected}`;
    return [{ path: '/country', message, expected }];
  }
  const codes = new Set(known.map(({ alpha2 }) => alpha2));
  return given
    .filter(({ code }) => !codes.has(code))
    .map(({ code, path }) => {
      const expected = countriesExpected(places);
      return { path, message: `no places in ${quote(code)}: expected ${expected}`, expected };
    });
}

function countriesExpected(places: Places): string {
  const codes = countriesOf(places).map(({ alpha2 }) => alpha2);
  if (places.names === undefined) {
    return `the code of one of the ${codes.length} countries that have places`;
  }
  return codes.length === 1
    ? `${codes}, the country of the locale`
    : `one of ${codes.join(', ')}, the countries of the locale`;
}
