import { nth } from '../basics/nth.js';
import { oncePer } from '../basics/once-per.js';
import type { CountrySet } from './country-set.js';
import { countCities, firstWithout, sitesOf } from './sites.js';

/** The different names of cities, in the order of the largest city of each name. */
interface SiteNames {
  readonly names: readonly string[];
  /** For each name, the index of its largest city in the list of cities. */
  readonly ranks: Int32Array;
}

const siteNames = oncePer((set: CountrySet): SiteNames => {
  const ranks = new Map<string, number>();
  sitesOf(set).cities.forEach((city, rank) => {
    const name = nth(set.gazetteer.cities.names, city);
    if (!ranks.has(name)) ranks.set(name, rank);
  });
  return { names: Object.freeze([...ranks.keys()]), ranks: Int32Array.from(ranks.values()) };
});

/** The different names of the countries' cities. */
export function cityNames(set: CountrySet): readonly string[] {
  return siteNames(set).names;
}

/** The number of names whose largest city has at least `minPopulation` people; these names come first. */
export function countNames(set: CountrySet, minPopulation: number): number {
  const cities = countCities(sitesOf(set), minPopulation);
  const { ranks } = siteNames(set);
  return firstWithout(ranks.length, (i) => (ranks[i] as number) < cities);
}
