import { lazy } from '../../domain/lazy.js';
import type {
  Cities,
  Continent,
  Country,
  Gazetteer,
  PostalCodes,
  Region,
} from '../../domain/places/gazetteer.js';
import {
  CITY_NAMES,
  CITY_POPULATIONS,
  CITY_REGIONS,
  CITY_SPOTS,
  COUNTRIES,
  ZONES,
} from './world.js';

/** Characters that tell where a city lies. */
const SPOT = 10;

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

/** A region whose parts are read when they are first asked for. */
class WorldRegion implements Region {
  readonly country: number;
  readonly #text: string;
  #parts: readonly string[] | undefined;
  #postalCodes: PostalCodes | undefined;

  /** `text` is such as "07~Andorra la Vella~AD5". */
  constructor(text: string, country: number) {
    this.#text = text;
    this.country = country;
  }

  get code(): string {
    return this.#part(0);
  }

  get name(): string {
    return this.#part(1);
  }

  get postalCodes(): PostalCodes | undefined {
    this.#postalCodes ??= postalCodesOf(this.#part(2));
    return this.#postalCodes;
  }

  #part(place: number): string {
    this.#parts ??= this.#text.split('~');
    return this.#parts[place] ?? '';
  }
}

/** The number that characters of six bits tell. */
function unpacked(text: string, from: number, characters: number): number {
  let value = 0;
  for (let i = from; i < from + characters; i++) value = value * 64 + text.charCodeAt(i) - 48;
  return value;
}

function numbersIn(json: string): Int32Array {
  return new Int32Array(JSON.parse(json) as readonly number[]);
}

/** One number a city: so many characters of its own, from the one at `at` on; zero is written as `zero`. */
function spotsAt(at: number, characters: number, zero = 0): Int32Array {
  const numbers = new Int32Array(CITY_SPOTS.length / SPOT);
  for (let city = 0; city < numbers.length; city++) {
    numbers[city] = unpacked(CITY_SPOTS, city * SPOT + at, characters) - zero;
  }
  return numbers;
}

/** The regions of each country. */
const regionTexts = lazy(() => COUNTRIES.map(([, texts = '']) => texts.split('|')));

/** The country of each city whose region is told. */
function countriesOf(regions: Int32Array): Int32Array {
  const ofRegions = regionTexts().flatMap((texts, country) => texts.map(() => country));
  return regions.map((region) => ofRegions[region] as number);
}

/** The cities of the world: each list is read when it is first asked for, since few plans need all. */
class WorldCities implements Cities {
  readonly #names = lazy(() => CITY_NAMES.split('|'));
  readonly #regions = lazy(() => numbersIn(CITY_REGIONS));
  readonly #countries = lazy(() => countriesOf(this.regions));
  readonly #populations = lazy(() => numbersIn(CITY_POPULATIONS));
  readonly #latitudes = lazy(() => spotsAt(0, 4, SOUTH));
  readonly #longitudes = lazy(() => spotsAt(4, 4, WEST));
  readonly #timezones = lazy(() => spotsAt(8, 2));

  get names(): readonly string[] {
    return this.#names();
  }

  get countries(): Int32Array {
    return this.#countries();
  }

  get regions(): Int32Array {
    return this.#regions();
  }

  get populations(): Int32Array {
    return this.#populations();
  }

  get latitudes(): Int32Array {
    return this.#latitudes();
  }

  get longitudes(): Int32Array {
    return this.#longitudes();
  }

  get timezones(): Int32Array {
    return this.#timezones();
  }
}

/** Makes the gazetteer of the world out of its text. */
export function decodeWorld(): Gazetteer {
  const countries = lazy(() => COUNTRIES.map(([facts = '']) => countryOf(facts)));
  const regions = lazy(() =>
    regionTexts().flatMap((texts, country) => texts.map((text) => new WorldRegion(text, country))),
  );
  return {
    get countries() {
      return countries();
    },
    get regions() {
      return regions();
    },
    timezones: ZONES.split(' '),
    cities: new WorldCities(),
  };
}
