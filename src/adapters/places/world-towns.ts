import { lazy } from '../../domain/basics/lazy.js';
import type { Cities, Gazetteer, PostalCodes } from '../../domain/places/gazetteer.js';
import { type ReadWorld, worldRows } from './world-files.js';
import { postalCodesOf } from './world-postal-codes.js';

/** The postal codes of each city by `towns.tsv`; undefined for a city that it does not list. */
function townCodes(
  { names, regions: regionOf }: Cities,
  read: ReadWorld,
  { countries, regions }: Pick<Gazetteer, 'countries' | 'regions'>,
): readonly (PostalCodes | undefined)[] {
  const known = new Map<string, PostalCodes | undefined>();
  for (const line of worldRows(read, 'towns.tsv')) {
    const [region, city, prefixes = '', rest = ''] = line.split('\t');
    known.set(`${region} ${city}`, postalCodesOf(prefixes, rest));
  }
  const codes = regions.map(({ country, code }) => `${countries[country]?.alpha2}-${code}`);
  return names.map((name, city) => known.get(`${codes[regionOf[city] as number]} ${name}`));
}

/** The cities with the postal codes of towns, which are read at their first use. */
export function withTownCodes(
  cities: Cities,
  read: ReadWorld,
  places: () => Pick<Gazetteer, 'countries' | 'regions'>,
): Cities {
  const codes = lazy(() => townCodes(cities, read, places()));
  return Object.defineProperties({} as Cities, {
    ...Object.getOwnPropertyDescriptors(cities),
    postalCodes: { get: codes, enumerable: true },
  });
}
