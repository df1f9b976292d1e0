import { english } from '../../support/tables.js';

const { places } = english;
if (places === undefined) throw new Error('no places');

export const { gazetteer } = places;

const { cities, regions, countries } = gazetteer;

const byName = new Map<string, number[]>();
cities.names.forEach((name, i) => {
  const region = regions[cities.regions[i] as number];
  const key = `${name}, ${region?.code}, ${countries[region?.country ?? 0]?.alpha2}`;
  byName.set(key, [...(byName.get(key) ?? []), i]);
});

/** The indices of the cities of each name, such as "Houston, TX, US". */
export const knownCities: ReadonlyMap<string, readonly number[]> = byName;
