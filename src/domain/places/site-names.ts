import type { Places } from './places.js';
import { countCities, firstWithout, type Sites, sitesOf } from './sites.js';

/** The different names of cities: those of cities over a size are the first ones. */
interface SiteNames {
  readonly names: readonly string[];
  /** How many cities are larger than the largest of each name. */
  readonly ranks: Int32Array;
}

const kept = new WeakMap<Sites, SiteNames>();

function siteNames(places: Places, country: string | undefined): SiteNames {
  const sites = sitesOf(places, country);
  let known = kept.get(sites);
  if (known === undefined) {
    const ranks = new Map<string, number>();
    sites.cities.forEach((city, rank) => {
      const name = places.gazetteer.cities.names[city] as string;
      if (!ranks.has(name)) ranks.set(name, rank);
    });
    known = { names: Object.freeze([...ranks.keys()]), ranks: Int32Array.from(ranks.values()) };
    kept.set(sites, known);
  }
  return known;
}

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
