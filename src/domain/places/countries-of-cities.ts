import type { Gazetteer } from './gazetteer.js';

const kept = new WeakMap<Gazetteer, Int32Array>();

/** The country of each city: its place in the list of countries. */
export function countriesOfCities(gazetteer: Gazetteer): Int32Array {
  let countries = kept.get(gazetteer);
  if (countries === undefined) {
    const { regions, cities } = gazetteer;
    const ofRegions = Int32Array.from(regions, ({ country }) => country);
    countries = cities.regions.map((region) => ofRegions[region] as number);
    kept.set(gazetteer, countries);
  }
  return countries;
}
