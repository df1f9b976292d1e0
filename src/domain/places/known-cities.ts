import type { CountrySet } from './country-set.js';
import { hasCountry } from './country-set.js';
import type { Gazetteer } from './gazetteer.js';
import { hasCode, postalForms } from './postal-forms.js';

/** What is known of a place. */
export interface KnownPlace {
  readonly city?: string | undefined;
  /** Indices of regions: states of several countries may have one name. */
  readonly regions?: ReadonlySet<number> | undefined;
  /** Indices of countries. */
  readonly countries?: ReadonlySet<number> | undefined;
  readonly timezone?: string | undefined;
  readonly postalCode?: string | undefined;
}

type Test = (city: number) => boolean;

/**
 * The cities of which everything holds that is known, by falling population: the largest one alone if its name is known.
 * Something that no city fits is left aside, the name of the city last; undefined if no city fits anything. Cities of the
 * set come before cities of other countries.
 */
export function knownCities(known: KnownPlace, set: CountrySet): Int32Array | undefined {
  const { gazetteer } = set;
  const { countries, names } = gazetteer.cities;
  const named = known.city;
  const all = Int32Array.from(names.keys());
  const hasName: Test = (city) => names[city] === named;
  const start = named === undefined ? all : all.filter(hasName);
  let cities = start.length === 0 ? all : start;
  let isKnown = start.length > 0 && named !== undefined;
  for (const holds of testsOf(known, gazetteer)) {
    const fitting = cities.filter(holds);
    if (fitting.length === 0) continue;
    cities = fitting;
    isKnown = true;
  }
  if (!isKnown) return undefined;
  const inside = cities.filter((city) => hasCountry(set, countries[city] as number));
  if (inside.length > 0) cities = inside;
  return named !== undefined && start.length > 0 ? cities.slice(0, 1) : cities;
}

/** What is known beside the name of the city, the most telling first. */
function testsOf(known: KnownPlace, gazetteer: Gazetteer): readonly Test[] {
  const { cities, timezones } = gazetteer;
  const { regions, countries, timezone, postalCode } = known;
  const zone = timezone === undefined ? -1 : timezones.indexOf(timezone);
  const tests: Test[] = [];
  if (countries) tests.push((city) => countries.has(cities.countries[city] as number));
  if (regions) tests.push((city) => regions.has(cities.regions[city] as number));
  if (zone >= 0) tests.push((city) => cities.timezones[city] === zone);
  if (postalCode !== undefined) {
    const hasIt = postalForms(gazetteer).map((form) => form && hasCode(form, postalCode));
    tests.push((city) => hasIt[city] ?? false);
  }
  return tests;
}
