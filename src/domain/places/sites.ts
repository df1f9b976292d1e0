import { lazy } from '../basics/lazy.js';
import { oncePer } from '../basics/once-per.js';
import type { Kernel } from '../kernel/kernel.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import { type AliasTable, aliasTable, type Weights } from '../random/weighted.js';
import type { CountrySet } from './country-set.js';

/** The cities of some countries or of the world, in the order of falling population. */
export interface Sites {
  /** Indices into the gazetteer's list of cities. */
  readonly cities: Int32Array;
  readonly populations: Int32Array;
  /** Cumulative weights: entry i is the sum of the weights of cities 0 to i. */
  readonly sums: () => Float64Array;
  readonly table: AliasTable;
}

/** The approximate sum of all weights if several countries have shares. */
const TOTAL = 2 ** 40;

/** The sites of a set of countries; cached, because those of the whole world take long to compute. */
export const sitesOf = oncePer((set: CountrySet): Sites => {
  const { populations: worldPopulations } = set.gazetteer.cities;
  const cities = citiesOf(set);
  const populations = new Int32Array(cities.length);
  for (let i = 0; i < cities.length; i++) {
    populations[i] = worldPopulations[cities[i] as number] as number;
  }
  const weights = weightsOf(set, cities, populations);
  return {
    cities,
    populations,
    sums: lazy(() => runningSums(weights)),
    table: aliasTable(weights),
  };
});

// A process that makes one table runs these loops once, for 22,000 cities: a call for each city would take most of their time.

function citiesOf({ gazetteer, shares }: CountrySet): Int32Array {
  const { countries } = gazetteer.cities;
  const isShown = new Uint8Array(gazetteer.countries.length).fill(shares === undefined ? 1 : 0);
  for (const country of shares?.keys() ?? []) isShown[country] = 1;
  const cities = new Int32Array(countries.length);
  let count = 0;
  for (let city = 0; city < countries.length; city++) {
    if (isShown[countries[city] as number] === 1) cities[count++] = city;
  }
  return cities.slice(0, count);
}

/** Integer weights: the populations, scaled to the countries' shares if there are several countries. */
function weightsOf(
  { shares, gazetteer }: CountrySet,
  cities: Int32Array,
  populations: Int32Array,
): Weights {
  if (shares === undefined || shares.size === 1) return populations;
  const { countries } = gazetteer.cities;
  const people = new Float64Array(gazetteer.countries.length);
  for (let i = 0; i < cities.length; i++) {
    const country = countries[cities[i] as number] as number;
    people[country] = (people[country] as number) + (populations[i] as number);
  }
  const perPerson = new Float64Array(people.length);
  for (const [country, share] of shares) perPerson[country] = share / (people[country] as number);
  const weights = new Float64Array(cities.length);
  for (let i = 0; i < cities.length; i++) {
    const each = perPerson[countries[cities[i] as number] as number] as number;
    weights[i] = Math.max(1, Math.round(TOTAL * each * (populations[i] as number)));
  }
  return weights;
}

/** The sum of the weights 0 to i, for each i. */
export function runningSums(weights: Weights): Float64Array {
  const sums = new Float64Array(weights.length);
  let sum = 0;
  for (let i = 0; i < sums.length; i++) {
    sum += weights[i] as number;
    sums[i] = sum;
  }
  return sums;
}

/** The first index at which `holds` is false, by binary search: it must be true before that index and false after. */
export function firstWithout(length: number, holds: (index: number) => boolean): number {
  let from = 0;
  let to = length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The number of cities with at least `minPopulation` people; these cities come first. */
export function countCities({ populations }: Sites, minPopulation: number): number {
  return firstWithout(populations.length, (i) => (populations[i] as number) >= minPopulation);
}

/** Fills `out` with a city for each row of a window, drawn by weight, as an index into the gazetteer's cities. */
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
    // No alias table for each minimum: callers may ask for as many different minima as there are cities.
    const large = countCities(sites, minPopulation);
    const sums = sites.sums();
    const total = sums[large - 1] as number;
    for (let i = 0; i < count; i++) {
      const draw = drawBelow(key, row + i, total);
      out[i] = firstWithout(large, (index) => (sums[index] as number) <= draw);
    }
  }
  kernel.lookUp(out, cities, out, count);
}
