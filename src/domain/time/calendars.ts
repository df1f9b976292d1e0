import { holidayCountries, holidaysBetween } from './holidays.js';
import { zoneNames, zoneOf } from './named-zones.js';
import type { Zone } from './zone.js';

/** The time zones and the public holidays that are known. */
export interface Calendars {
  /** The names of the zones, sorted. */
  readonly zones: readonly string[];
  /** The zone of a name; undefined if it has none of them. */
  readonly zoneOf: (name: string) => Zone | undefined;
  /** The codes of the countries whose holidays are known, sorted. */
  readonly countries: readonly string[];
  /** The holidays of a country within days counted from 1970, both included. */
  readonly holidaysBetween: (country: string, from: number, to: number) => ReadonlySet<number>;
}

/** Those of the tables of this package, which have 32 kB gzipped. */
export const calendars: Calendars = {
  zones: zoneNames(),
  zoneOf,
  countries: holidayCountries(),
  holidaysBetween,
};
