import { oncePer } from '../columns/once-per.js';
import type { Gazetteer } from './gazetteer.js';

/** The country of each city: its place in the list of countries. */
export const countriesOfCities = oncePer(({ regions, cities }: Gazetteer): Int32Array => {
  const ofRegions = Int32Array.from(regions, ({ country }) => country);
  return cities.regions.map((region) => ofRegions[region] as number);
});
