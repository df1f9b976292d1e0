import type { Country, Gazetteer, Region } from './gazetteer.js';
import type { Places } from './places.js';

/**
 * A city with its region and country.
 *
 * @example
 * const bath: PlainCity = {
 *   name: 'Bath',
 *   population: 94_000,
 *   latitude: 51.38,
 *   longitude: -2.36,
 *   timezone: 'Europe/London',
 *   region: { code: 'ENG', name: 'England' },
 *   country: {
 *     alpha2: 'GB',
 *     alpha3: 'GBR',
 *     numeric: '826',
 *     name: 'United Kingdom',
 *     continent: 'Europe',
 *     language: 'en',
 *     languageName: 'English',
 *     nationality: 'British',
 *     currency: 'GBP',
 *     postalLetters: 'ABDEFGHJLNPQRSTUWXYZ',
 *     postalCodes: { prefixes: ['BA'], rest: '# #@@' },
 *   },
 * };
 * plainPlaces([bath]).gazetteer.cities.names; // => ['Bath']
 */
export interface PlainCity {
  readonly name: string;
  readonly population: number;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly timezone: string;
  readonly region: Omit<Region, 'country'>;
  readonly country: Country;
}

/** Units of the gazetteer per degree. */
const DEGREE = 10_000;

/**
 * Places that consist of these cities, at least one.
 *
 * @example
 * const capital = (name: string, country: Country): PlainCity => ({
 *   name,
 *   population: 1_000_000,
 *   latitude: 0,
 *   longitude: 0,
 *   timezone: 'UTC',
 *   region: { code: 'C', name: 'Capital' },
 *   country,
 * });
 * const places = (country: Country) => plainPlaces([capital('Capital City', country)]);
 */
export function plainPlaces(cities: readonly PlainCity[]): Places {
  const countries = new Map(cities.map(({ country }) => [country.alpha2, country]));
  const codes = [...countries.keys()];
  const nameOf = ({ country, region }: PlainCity): string => `${country.alpha2}-${region.code}`;
  const regions = new Map(
    cities.map((city): [string, Region] => [
      nameOf(city),
      { ...city.region, country: codes.indexOf(city.country.alpha2) },
    ]),
  );
  const regionNames = [...regions.keys()];
  const sorted = [...cities].sort((a, b) => b.population - a.population);
  const timezones = [...new Set(cities.map(({ timezone }) => timezone))];
  const gazetteer: Gazetteer = {
    countries: [...countries.values()],
    regions: [...regions.values()],
    timezones,
    cities: {
      names: sorted.map(({ name }) => name),
      countries: Int32Array.from(sorted, ({ country }) => codes.indexOf(country.alpha2)),
      regions: Int32Array.from(sorted, (city) => regionNames.indexOf(nameOf(city))),
      timezones: Int32Array.from(sorted, ({ timezone }) => timezones.indexOf(timezone)),
      populations: Int32Array.from(sorted, ({ population }) => population),
      latitudes: Int32Array.from(sorted, ({ latitude }) => Math.round(latitude * DEGREE)),
      longitudes: Int32Array.from(sorted, ({ longitude }) => Math.round(longitude * DEGREE)),
    },
  };
  return { gazetteer, hasNames: true };
}
