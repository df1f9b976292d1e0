import { lazy } from '../../domain/basics/lazy.js';
import type { Cities, Gazetteer, PostalCodes } from '../../domain/places/gazetteer.js';
import { type ReadWorld, worldRows } from './world-files.js';
import { postalCodesOf } from './world-postal-codes.js';

/** What `towns.tsv` says of each city; undefined for a city that it does not list. */
interface Towns {
  readonly postalCodes: readonly (PostalCodes | undefined)[];
  readonly phoneAreas: readonly (string | undefined)[];
}

function townsOf(
  { names, regions: regionOf }: Cities,
  read: ReadWorld,
  { countries, regions }: Pick<Gazetteer, 'countries' | 'regions'>,
): Towns {
  const codes = new Map<string, PostalCodes | undefined>();
  const areas = new Map<string, string>();
  for (const line of worldRows(read, 'towns.tsv')) {
    const [region, city, prefixes = '', rest = '', phones = ''] = line.split('\t');
    codes.set(`${region} ${city}`, postalCodesOf(prefixes, rest));
    if (phones !== '') areas.set(`${region} ${city}`, phones);
  }
  const region = regions.map(({ country, code }) => `${countries[country]?.alpha2}-${code}`);
  const keys = names.map((name, city) => `${region[regionOf[city] as number]} ${name}`);
  return {
    postalCodes: keys.map((key) => codes.get(key)),
    phoneAreas: keys.map((key) => areas.get(key)),
  };
}

/** The cities with the postal and area codes of towns, which are read at their first use. */
export function withTownCodes(
  cities: Cities,
  read: ReadWorld,
  places: () => Pick<Gazetteer, 'countries' | 'regions'>,
): Cities {
  const towns = lazy(() => townsOf(cities, read, places()));
  return Object.defineProperties({} as Cities, {
    ...Object.getOwnPropertyDescriptors(cities),
    postalCodes: { get: () => towns().postalCodes, enumerable: true },
    phoneAreas: { get: () => towns().phoneAreas, enumerable: true },
  });
}
