import { type AliasTable, aliasTable } from '../random/weighted.js';
import type { Gazetteer } from './gazetteer.js';
import type { PlaceNarrowing, Places } from './places.js';

/** The cities that a narrowing leaves, and a table that draws them by population. */
export interface Sites {
  /** Places in the list of cities. */
  readonly cities: Int32Array;
  readonly table: AliasTable;
}

const kept = new WeakMap<Gazetteer, Map<string, Sites>>();

/** The cities of a locale that a narrowing leaves; kept, since a table of the whole world takes its time. */
export function sitesOf(places: Places, narrowing: PlaceNarrowing): Sites {
  const { gazetteer } = places;
  const { minPopulation = 0 } = narrowing;
  const country = narrowing.country ?? places.country ?? '';
  let known = kept.get(gazetteer);
  if (known === undefined) {
    known = new Map();
    kept.set(gazetteer, known);
  }
  const name = `${country} ${minPopulation}`;
  let sites = known.get(name);
  if (sites === undefined) {
    const cities = chosenCities(gazetteer, country, minPopulation);
    const { populations } = gazetteer.cities;
    sites = { cities, table: aliasTable(cities.map((city) => populations[city] as number)) };
    known.set(name, sites);
  }
  return sites;
}

function chosenCities(gazetteer: Gazetteer, country: string, minPopulation: number): Int32Array {
  const { cities } = gazetteer;
  const all = new Int32Array(cities.names.length);
  for (let city = 0; city < all.length; city++) all[city] = city;
  if (country === '' && minPopulation === 0) return all;
  const { countries, regions } = gazetteer;
  const isIn = regions.map((region) => {
    return country === '' || countries[region.country]?.alpha2 === country;
  });
  return all.filter((city) => {
    const population = cities.populations[city] as number;
    return population >= minPopulation && isIn[cities.regions[city] as number];
  });
}
