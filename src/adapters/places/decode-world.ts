import type {
  Cities,
  Continent,
  Country,
  Gazetteer,
  PostalCodes,
  Region,
} from '../../domain/places/gazetteer.js';
import { COUNTRIES, ZONES } from './world.js';

/** Characters that tell the numbers of a city. */
const CITY = 15;

/** Degrees from the south pole and the date line to zero, in ten thousandths. */
const SOUTH = 900_000;
const WEST = 1_800_000;

/** "900-902 96" as 900 901 902 96. */
function prefixesOf(ranges: string): readonly string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    if (first === last) return [first];
    const length = Number(last) - Number(first) + 1;
    return Array.from({ length }, (_, i) => {
      return String(Number(first) + i).padStart(first.length, '0');
    });
  });
}

/** Codes whose prefixes are written out when they are first asked for: only one type asks. */
class WorldPostalCodes implements PostalCodes {
  readonly rest: string;
  readonly #ranges: string;
  #prefixes: readonly string[] | undefined;

  /** `text` is such as "900-961;##". */
  constructor(text: string) {
    const [ranges = '', rest = ''] = text.split(';');
    this.#ranges = ranges;
    this.rest = rest;
  }

  get prefixes(): readonly string[] {
    this.#prefixes ??= prefixesOf(this.#ranges);
    return this.#prefixes;
  }
}

function postalCodes(text: string): { readonly postalCodes?: PostalCodes } {
  return text === '' ? {} : { postalCodes: new WorldPostalCodes(text) };
}

function countryOf(facts: string): Country {
  const [alpha2 = '', alpha3 = '', numeric = '', name = '', continent, ...others] =
    facts.split('|');
  const [language = '', languageName = '', nationality = '', postalLetters = '', postal = ''] =
    others;
  return {
    alpha2,
    alpha3,
    numeric,
    name,
    continent: continent as Continent,
    language,
    languageName,
    nationality,
    postalLetters,
    ...postalCodes(postal),
  };
}

/** The number that characters of six bits tell. */
function unpacked(text: string, from: number, characters: number): number {
  let value = 0;
  for (let i = from; i < from + characters; i++) value = value * 64 + text.charCodeAt(i) - 48;
  return value;
}

/** Reads the numbers of a country's cities into the lists, from city `first` on. */
function readNumbers(numbers: string, first: number, cities: Cities): void {
  for (let at = 0, city = first; at < numbers.length; at += CITY, city++) {
    cities.latitudes[city] = unpacked(numbers, at, 4) - SOUTH;
    cities.longitudes[city] = unpacked(numbers, at + 4, 4) - WEST;
    cities.populations[city] = unpacked(numbers, at + 8, 5);
    cities.timezones[city] = unpacked(numbers, at + 13, 2);
  }
}

/** Makes the gazetteer of the world out of its text. */
export function decodeWorld(): Gazetteer {
  const count = COUNTRIES.reduce((sum, [, , , numbers = '']) => sum + numbers.length / CITY, 0);
  const names: string[] = [];
  const cities: Cities = {
    names,
    regions: new Int32Array(count),
    timezones: new Int32Array(count),
    populations: new Int32Array(count),
    latitudes: new Int32Array(count),
    longitudes: new Int32Array(count),
  };
  const regions: Region[] = [];
  const countries = COUNTRIES.map(
    ([facts = '', regionTexts = '', cityNames = '', numbers = ''], i) => {
      readNumbers(numbers, names.length, cities);
      let city = names.length;
      for (const text of regionTexts.split('|')) {
        const [code = '', name = '', postal = '', size] = text.split('~');
        cities.regions.fill(regions.length, city, city + Number(size));
        city += Number(size);
        regions.push({ country: i, code, name, ...postalCodes(postal) });
      }
      for (const name of cityNames.split('|')) names.push(name);
      return countryOf(facts);
    },
  );
  return { countries, regions, timezones: ZONES.split(' '), cities };
}
