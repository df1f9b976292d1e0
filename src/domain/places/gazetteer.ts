export const CONTINENTS = [
  'Africa',
  'Asia',
  'Europe',
  'North America',
  'Oceania',
  'South America',
] as const;

export type Continent = (typeof CONTINENTS)[number];

/** Postal codes that begin alike. */
export interface PostalCodes {
  /** All of one length. */
  readonly prefixes: readonly string[];
  /** What follows: `#` is a digit, `@` one of the country's letters, all else stands as it is. */
  readonly rest: string;
}

export interface Country {
  /** ISO 3166-1. */
  readonly alpha2: string;
  readonly alpha3: string;
  /** Three digits. */
  readonly numeric: string;
  /** In English, as the other names. */
  readonly name: string;
  readonly continent: Continent;
  /** The main language by its BCP 47 code. */
  readonly language: string;
  readonly languageName: string;
  readonly nationality: string;
  /** What `@` stands for in postal codes. */
  readonly postalLetters: string;
  /** Left out where there are none. */
  readonly postalCodes?: PostalCodes | undefined;
}

export interface Region {
  /** Place of its country in the list of countries. */
  readonly country: number;
  /** What stands after the country in ISO 3166-2. */
  readonly code: string;
  readonly name: string;
  /** Left out where all codes of the country may be of this region. */
  readonly postalCodes?: PostalCodes | undefined;
}

/** Entry i of every list is of city i; the largest come first, so that those over a size are the first ones. */
export interface Cities {
  readonly names: readonly string[];
  /** Places in the list of countries. */
  readonly countries: Int32Array;
  /** Places in the list of regions. */
  readonly regions: Int32Array;
  /** Places in the list of time zones. */
  readonly timezones: Int32Array;
  readonly populations: Int32Array;
  /** In 1/10000 of a degree, north and east of zero. */
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
}

/** Real places. Each list is always the same object, so that what is made of it can be kept; it may be made late. */
export interface Gazetteer {
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
  /** IANA names. */
  readonly timezones: readonly string[];
  readonly cities: Cities;
}
