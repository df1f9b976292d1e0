import { lazy } from '../../domain/lazy.js';
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

function postalCodesOf(text: string): PostalCodes | undefined {
  return text === '' ? undefined : new WorldPostalCodes(text);
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
    postalCodes: postalCodesOf(postal),
  };
}

/** "07~Andorra la Vella~AD5~1", the last being the number of its cities. */
class ReadRegion implements Region {
  readonly country: number;
  readonly code: string;
  readonly name: string;
  readonly postalCodes: PostalCodes | undefined;
  readonly cities: number;

  constructor(text: string, country: number) {
    const [code = '', name = '', postal = '', cities] = text.split('~');
    this.country = country;
    this.code = code;
    this.name = name;
    this.postalCodes = postalCodesOf(postal);
    this.cities = Number(cities);
  }
}

/** The number that characters of six bits tell. */
function unpacked(text: string, from: number, characters: number): number {
  let value = 0;
  for (let i = from; i < from + characters; i++) value = value * 64 + text.charCodeAt(i) - 48;
  return value;
}

/** The cities of the world: each list is read when it is first asked for, since few plans need all. */
class WorldCities implements Cities {
  readonly #regions: () => readonly ReadRegion[];
  readonly #names = lazy(() => COUNTRIES.flatMap(([, , cities = '']) => cities.split('|')));
  readonly #regionsOfCities = lazy(() => this.#readRegions());
  readonly #latitudes = lazy(() => this.#read(0, 4, SOUTH));
  readonly #longitudes = lazy(() => this.#read(4, 4, WEST));
  readonly #populations = lazy(() => this.#read(8, 5));
  readonly #timezones = lazy(() => this.#read(13, 2));

  constructor(regions: () => readonly ReadRegion[]) {
    this.#regions = regions;
  }

  get names(): readonly string[] {
    return this.#names();
  }

  get regions(): Int32Array {
    return this.#regionsOfCities();
  }

  get latitudes(): Int32Array {
    return this.#latitudes();
  }

  get longitudes(): Int32Array {
    return this.#longitudes();
  }

  get populations(): Int32Array {
    return this.#populations();
  }

  get timezones(): Int32Array {
    return this.#timezones();
  }

  #readRegions(): Int32Array {
    const regions = new Int32Array(this.names.length);
    let city = 0;
    for (const [region, { cities }] of this.#regions().entries()) {
      regions.fill(region, city, city + cities);
      city += cities;
    }
    return regions;
  }

  /** One number a city: so many characters of its own, from the one at `at` on; zero is written as `zero`. */
  #read(at: number, characters: number, zero = 0): Int32Array {
    const numbers = new Int32Array(this.names.length);
    let city = 0;
    for (const [, , , text = ''] of COUNTRIES) {
      for (let from = at; from < text.length; from += CITY) {
        numbers[city++] = unpacked(text, from, characters) - zero;
      }
    }
    return numbers;
  }
}

/** Makes the gazetteer of the world out of its text. */
export function decodeWorld(): Gazetteer {
  const countries = lazy(() => COUNTRIES.map(([facts = '']) => countryOf(facts)));
  const regions = lazy(() =>
    COUNTRIES.flatMap(([, texts = ''], country) =>
      texts.split('|').map((text) => new ReadRegion(text, country)),
    ),
  );
  return {
    get countries() {
      return countries();
    },
    get regions() {
      return regions();
    },
    timezones: ZONES.split(' '),
    cities: new WorldCities(regions),
  };
}
