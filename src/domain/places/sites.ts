import type { Kernel } from '../kernel/kernel.js';
import { lazy } from '../lazy.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import { type AliasTable, aliasTable } from '../random/weighted.js';
import type { Gazetteer } from './gazetteer.js';
import { oncePerCountry } from './once-per-country.js';

/** The cities of a country or of the world, largest first: those over a size are the first ones. */
export interface Sites {
  /** Places in the list of cities. */
  readonly cities: Int32Array;
  readonly populations: Int32Array;
  /** People in each city and all larger ones. */
  readonly sums: () => Float64Array;
  readonly table: AliasTable;
}

/** The sites of a country, by default of the locale; kept, since those of the whole world take their time. */
export const sitesOf = oncePerCountry(makeSites);

function makeSites(gazetteer: Gazetteer, country: string | undefined): Sites {
  const { populations: all } = gazetteer.cities;
  const every = all.map((_, city) => city);
  const cities = country === undefined ? every : citiesIn(every, gazetteer, country);
  const populations = country === undefined ? all : cities.map((city) => all[city] as number);
  return {
    cities,
    populations,
    sums: lazy(() => runningSums(populations)),
    table: aliasTable(populations),
  };
}

/** Those cities that are in a country. */
function citiesIn(some: Int32Array, gazetteer: Gazetteer, country: string): Int32Array {
  const place = gazetteer.countries.findIndex(({ alpha2 }) => alpha2 === country);
  return some.filter((city) => gazetteer.cities.countries[city] === place);
}

function runningSums(populations: Int32Array): Float64Array {
  const sums = new Float64Array(populations.length);
  let sum = 0;
  for (let i = 0; i < sums.length; i++) {
    sum += populations[i] as number;
    sums[i] = sum;
  }
  return sums;
}

/** The first place from which on nothing holds; what holds does so from the beginning. */
export function firstWithout(length: number, holds: (place: number) => boolean): number {
  let from = 0;
  let to = length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** How many of the cities have at least so many people. */
export function countCities({ populations }: Sites, minPopulation: number): number {
  return firstWithout(populations.length, (i) => (populations[i] as number) >= minPopulation);
}

/** Fills `out` with a city for each row of a window, as often as people live there. */
export function fillCities(
  out: Int32Array,
  key: Key,
  row: number,
  count: number,
  sites: Sites,
  minPopulation: number | undefined,
  kernel: Kernel,
): void {
  const { cities, table } = sites;
  if (minPopulation === undefined) kernel.drawWeighted(out, key, row, count, table);
  else {
    // No table of its own: a caller may ask for as many sizes as there are cities.
    const large = countCities(sites, minPopulation);
    const sums = sites.sums();
    const people = sums[large - 1] as number;
    for (let i = 0; i < count; i++) {
      const one = drawBelow(key, row + i, people);
      out[i] = firstWithout(large, (place) => (sums[place] as number) <= one);
    }
  }
  kernel.lookUp(out, cities, out, count);
}
