import { oncePerCountry } from './once-per-country.js';
import type { Places } from './places.js';
import { countCities, firstWithout, sitesOf } from './sites.js';

/** The different names of cities: those of cities over a size are the first ones. */
interface SiteNames {
  readonly names: readonly string[];
  /** How many cities are larger than the largest of each name. */
  readonly ranks: Int32Array;
}

const siteNames = oncePerCountry((gazetteer, country): SiteNames => {
  const ranks = new Map<string, number>();
  sitesOf({ gazetteer }, country).cities.forEach((city, rank) => {
    const name = gazetteer.cities.names[city] as string;
    if (!ranks.has(name)) ranks.set(name, rank);
  });
  return { names: Object.freeze([...ranks.keys()]), ranks: Int32Array.from(ranks.values()) };
});

/** The different names of a country's cities, or of those of the locale. */
export function cityNames(places: Places, country?: string): readonly string[] {
  return siteNames(places, country).names;
}

/** How many of the names are of cities of at least so many people: the first ones. */
export function countNames(
  places: Places,
  country: string | undefined,
  minPopulation: number,
): number {
  const cities = countCities(sitesOf(places, country), minPopulation);
  const { ranks } = siteNames(places, country);
  return firstWithout(ranks.length, (i) => (ranks[i] as number) < cities);
}
