import { lazy } from '../../domain/basics/lazy.js';
import { nth } from '../../domain/basics/nth.js';
import type { Cities, Gazetteer, PostalCodes, Region } from '../../domain/places/gazetteer.js';
import { CITY_COLUMNS, type CityColumn } from './city-columns.js';
import type { NativeNames } from './world-names.js';

/** A region with its name in another language. */
class NamedRegion implements Region {
  readonly #region: Region;
  readonly name: string;

  constructor(region: Region, name: string) {
    this.#region = region;
    this.name = name;
  }

  get country(): number {
    return this.#region.country;
  }

  get code(): string {
    return this.#region.code;
  }

  get postalCodes(): PostalCodes | undefined {
    return this.#region.postalCodes;
  }
}

/** The name of each city in the language; `''` if only its name in Latin letters is known. */
function namesOf({ cities, regions, countries }: Gazetteer, names: NativeNames): readonly string[] {
  const taken = new Set<string>();
  return cities.names.map((name, city) => {
    const { code, country } = regions[cities.regions[city] as number] as Region;
    const own = names.cities.get(`${countries[country]?.alpha2}-${code} ${name}`);
    // Of cities with one name in one region, the largest has it.
    if (own === undefined || taken.has(own + code)) return '';
    taken.add(own + code);
    return own;
  });
}

/** The cities at these indices, with their names in the language. */
function citiesAt(cities: Cities, names: readonly string[], at: readonly number[]): Cities {
  const columns = CITY_COLUMNS.map((name) => {
    const column = cities[name];
    return [name, Int32Array.from(at, (city) => column[city] as number)] as const;
  });
  return {
    names: Object.freeze(at.map((city) => nth(names, city))),
    ...(Object.fromEntries(columns) as Record<CityColumn, Int32Array>),
    postalCodes: at.map((city) => cities.postalCodes?.[city]),
    phoneAreas: at.map((city) => cities.phoneAreas?.[city]),
  };
}

/**
 * The gazetteer with names in a language. In a language of Latin letters, cities without a name in it keep their own; in
 * another script it has only the cities whose names are known.
 */
export function nativeGazetteer(base: Gazetteer, names: NativeNames, isLatin: boolean): Gazetteer {
  const regions = lazy(() =>
    base.regions.map((region) => {
      const { alpha2 } = base.countries[region.country] ?? {};
      const own = names.regions.get(`${alpha2}-${region.code}`);
      return own === undefined ? region : new NamedRegion(region, own);
    }),
  );
  const cities = lazy((): Cities => {
    const own = namesOf(base, names);
    const known = own.flatMap((name, city) => (name === '' ? [] : [city]));
    if (!isLatin) return citiesAt(base.cities, own, known);
    const all = Object.freeze(base.cities.names.map((name, city) => own[city] || name));
    return { ...base.cities, names: all };
  });
  return {
    countries: base.countries,
    timezones: base.timezones,
    ...(base.streets === undefined ? {} : { streets: base.streets }),
    get regions() {
      return regions();
    },
    get cities() {
      return cities();
    },
  };
}
