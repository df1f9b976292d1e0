import { entryOf } from '../../domain/basics/entry-of.js';
import { lazy } from '../../domain/basics/lazy.js';
import type {
  Continent,
  Country,
  Gazetteer,
  PostalCodes,
  Region,
} from '../../domain/places/gazetteer.js';
import { worldCities } from './world-cities.js';
import { type ReadWorld, worldLines, worldRows } from './world-files.js';
import { postalCodesOf } from './world-postal-codes.js';
import { worldStreets } from './world-streets.js';
import { withTownCodes } from './world-towns.js';

/** Decodes a line of `countries.tsv`. */
function countryOf(line: string): Country {
  const [alpha2 = '', alpha3 = '', numeric = '', name = '', continent, ...others] =
    line.split('\t');
  const [language = '', languageName = '', nationality = '', currency = '', ...codes] = others;
  const [postalLetters = '', prefixes = '', rest = '', houseNumber, locality = ''] = codes;
  return {
    alpha2,
    alpha3,
    numeric,
    name,
    continent: continent as Continent,
    language,
    languageName,
    nationality,
    currency,
    postalLetters,
    postalCodes: postalCodesOf(prefixes, rest),
    numberLast: houseNumber === 'last',
    locality,
  };
}

/** A region whose fields are decoded at their first use. */
class WorldRegion implements Region {
  readonly country: number;
  readonly #line: string;
  #fields: readonly string[] | undefined;
  #postalCodes: PostalCodes | undefined;

  /** `line` is a line of `regions.tsv`, `country` the index of a country. */
  constructor(line: string, country: number) {
    this.#line = line;
    this.country = country;
  }

  get code(): string {
    return this.#field(1);
  }

  get name(): string {
    return this.#field(2);
  }

  get postalCodes(): PostalCodes | undefined {
    this.#postalCodes ??= postalCodesOf(this.#field(3), this.#field(4));
    return this.#postalCodes;
  }

  #field(column: number): string {
    this.#fields ??= this.#line.split('\t');
    return this.#fields[column] ?? '';
  }
}

/** Decodes the lines of `regions.tsv`; each starts with the alpha-2 code of its country. */
function regionsOf(lines: readonly string[], countries: readonly Country[]): readonly Region[] {
  const indices = new Map(countries.map(({ alpha2 }, index) => [alpha2, index]));
  return lines.map((line) => new WorldRegion(line, entryOf(indices, line.slice(0, 2))));
}

/** The places of the world. Each list is read at its first use. */
export function worldGazetteer(read: ReadWorld): Gazetteer {
  const countries = lazy(() => worldRows(read, 'countries.tsv').map(countryOf));
  const regions = lazy(() => regionsOf(worldRows(read, 'regions.tsv'), countries()));
  const streets = lazy(() => worldStreets(read));
  const cities = withTownCodes(worldCities(read), read, () => ({
    countries: countries(),
    regions: regions(),
  }));
  const timezones = lazy(() => worldLines(read, 'timezones.txt'));
  return {
    get countries() {
      return countries();
    },
    get regions() {
      return regions();
    },
    get timezones() {
      return timezones();
    },
    cities,
    get streets() {
      return streets();
    },
  };
}
