export const CONTINENTS = [
  'Africa',
  'Asia',
  'Europe',
  'North America',
  'Oceania',
  'South America',
] as const;

export type Continent = (typeof CONTINENTS)[number];

/**
 * Postal codes with common beginnings and one form.
 *
 * @example
 * const bath: PostalCodes = { prefixes: ['BA'], rest: '# #@@' }; // BA1 2AB
 * bath.prefixes.length; // => 1
 */
export interface PostalCodes {
  /** All have the same length. */
  readonly prefixes: readonly string[];
  /** The form of the rest: `#` is a digit, `@` one of the country's letters, every other character is itself. */
  readonly rest: string;
}

/**
 * Names of streets with their weights, at the same indices.
 *
 * @example
 * const streets: Streets = { names: ['Kerkstraat', 'Molenweg'], weights: [10, 7] };
 * streets.names[0]; // => 'Kerkstraat'
 */
export interface Streets {
  readonly names: readonly string[];
  readonly weights: readonly number[];
}

/**
 * A country. Names are in English.
 *
 * @example
 * const isEuropean = ({ continent }: Country): boolean => continent === 'Europe';
 */
export interface Country {
  /** ISO 3166-1. */
  readonly alpha2: string;
  readonly alpha3: string;
  /** Three digits. */
  readonly numeric: string;
  /** English, like the other names. */
  readonly name: string;
  readonly continent: Continent;
  /** The main language by its BCP 47 code. */
  readonly language: string;
  readonly languageName: string;
  readonly nationality: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The letters that `@` represents in postal codes. */
  readonly postalLetters: string;
  /** Undefined if the country has no postal codes. */
  readonly postalCodes?: PostalCodes | undefined;
  /** Whether the number of a house follows the street. Default: it comes first. */
  readonly numberLast?: boolean;
  /**
   * City (%C), code of the region (%S) and postal code (%Z) in the order of an address, after the street. If the form
   * has %A, the street, it is the whole address, and %S is the name of the region. Default: "%C %Z".
   */
  readonly locality?: string;
}

/**
 * A part of a country, such as a state or a province.
 *
 * @example
 * const england: Region = { country: 0, code: 'ENG', name: 'England' };
 * england.code; // => 'ENG'
 */
export interface Region {
  /** The index of its country in the list of countries. */
  readonly country: number;
  /** The part of the ISO 3166-2 code after the country. */
  readonly code: string;
  readonly name: string;
  /** Undefined if the region may have any code of its country. */
  readonly postalCodes?: PostalCodes | undefined;
}

/** Entry i of every list belongs to city i. Cities are sorted by falling population. */
export interface Cities {
  readonly names: readonly string[];
  /** Indices into the list of countries. */
  readonly countries: Int32Array;
  /** Indices into the list of regions. */
  readonly regions: Int32Array;
  /** Indices into the list of time zones. */
  readonly timezones: Int32Array;
  readonly populations: Int32Array;
  /** Both in 1/10000 of a degree; north and east are positive. */
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  /** Undefined for a city that may have any code of its region. */
  readonly postalCodes?: readonly (PostalCodes | undefined)[];
  /** The area codes of phone numbers of a city, with spaces between them; undefined for a city that may have any of its country. */
  readonly phoneAreas?: readonly (string | undefined)[];
}

/**
 * Real places. Each list is always the same object, so it can key a cache of derived data; it may be loaded lazily.
 *
 * @example
 * const nameOf = ({ regions, cities }: Gazetteer, city: number): string =>
 *   `${cities.names[city]}, ${regions[cities.regions[city] ?? 0]?.name}`;
 */
export interface Gazetteer {
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
  /** IANA names. */
  readonly timezones: readonly string[];
  readonly cities: Cities;
  /** The streets of countries by alpha-2 code. */
  readonly streets?: ReadonlyMap<string, Streets>;
}
