import type { CountryShare } from '../constraints/countries.js';
import type { Country, Gazetteer } from './gazetteer.js';

/** The place data of a locale: places, their names in the locale's own script, and streets. */
const PLACE_LISTS = ['places', 'place_names', 'streets'] as const;

export type PlaceList = (typeof PLACE_LISTS)[number];

/** Whether a list is one of places, and not of words. */
export function isPlaceList(list: string): list is PlaceList {
  return (PLACE_LISTS as readonly string[]).includes(list);
}

/** Names of a country in the language of a locale. */
export interface OwnNames {
  readonly alpha2: string;
  readonly country: string;
  readonly continent: string;
  readonly language: string;
}

/**
 * The places of a locale; always the same object for the same locale.
 *
 * @example
 * const countries = ({ gazetteer }: Places): number => gazetteer.countries.length;
 */
export interface Places {
  readonly gazetteer: Gazetteer;
  /** The countries of rows if a request names none; undefined means the whole world. */
  readonly homes?: readonly CountryShare[];
  /** The locale's countries with names in its language; undefined if it uses the gazetteer's names of all countries. */
  readonly names?: readonly OwnNames[];
  /** Whether the names of cities and regions are in the script of the locale. */
  readonly hasNames: boolean;
}

/**
 * Places by locale.
 *
 * @example
 * const hasPlaces = (atlas: Atlas): boolean => atlas.covers('en', 'places');
 */
export interface Atlas {
  covers(locale: string, list: PlaceList): boolean;
  /** The places of a locale that `covers` lists. */
  places(locale: string): Places;
}

/** The countries that a request in a locale may name. */
export function countriesOf({ gazetteer, names }: Places): readonly Country[] {
  if (names === undefined) return gazetteer.countries;
  const codes = new Set(names.map(({ alpha2 }) => alpha2));
  return gazetteer.countries.filter(({ alpha2 }) => codes.has(alpha2));
}
