import { allLocales } from '@faker-js/faker';

/** Streets of one build: every kind with every name. */
export interface StreetGroup {
  /** The part of the country's streets that the group makes. */
  readonly share: number;
  /** Kinds of street with their weights; `*` is the name. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Names with their counts, or equally frequent names. */
  readonly names: Readonly<Record<string, number>> | readonly string[];
}

/**
 * Names of which only the order is known, the commonest first: a name of rank r weighs 1000 / (r + 4), as the ranks of
 * names of people do.
 */
export function ranked(...names: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(names.map((name, i) => [name, Math.round(1000 / (i + 5))]));
}

/** The kind of streets whose names are complete. */
export const whole = { '*': 1 };

/** What Faker knows about the streets of a locale. */
export const locationOf = (locale: keyof typeof allLocales) => allLocales[locale].location ?? {};

/** The groups of streets of countries, by the codes of the countries that share them. */
export type StreetsByCountries = Readonly<Record<string, readonly StreetGroup[]>>;
