import type { Country, Gazetteer } from './gazetteer.js';

/** What a locale may have of places: any at all, and names of them in its own script. */
export type PlaceList = 'places' | 'place_names';

/** The country of a locale in its own language. */
export interface OwnNames {
  readonly country: string;
  readonly continent: string;
  readonly language: string;
}

/** The places of a locale. */
export interface Places {
  readonly gazetteer: Gazetteer;
  /** ISO 3166 code of the country that the locale stands for; left out where it is the whole world. */
  readonly country?: string;
  /** Left out where the gazetteer's own names are those of the locale. */
  readonly names?: OwnNames;
  /** Whether cities and regions are known in the script of the locale. */
  readonly hasNames: boolean;
}

/** Places by locale. */
export interface Atlas {
  covers(locale: string, list: PlaceList): boolean;
  /** The places of a locale that is covered. */
  places(locale: string): Places;
}

/** Which of the places a column is about. */
export interface PlaceNarrowing {
  /** ISO 3166 code. */
  readonly country?: string | undefined;
  readonly minPopulation?: number | undefined;
}

/** The countries whose places a locale has. */
export function countriesOf({ gazetteer, country }: Places): readonly Country[] {
  return country === undefined
    ? gazetteer.countries
    : gazetteer.countries.filter(({ alpha2 }) => alpha2 === country);
}
