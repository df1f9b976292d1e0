import { oncePer } from '../basics/once-per.js';
import { type CountrySet, hasCountry } from '../places/country-set.js';
import { beginningAreas } from './phone-numbers.js';
import { PHONE_COUNTRIES, type PhoneCountry } from './phone-plans.js';

/** The numbers of towns: those of a group are the same. */
export interface PhoneGroups {
  /** The group of each city of the gazetteer. */
  readonly ofCity: Int32Array;
  /** Indices of the beginnings of numbers, of one group after the other. */
  readonly members: Int32Array;
  /** Where the members of each group start, and how many they are. */
  readonly starts: Int32Array;
  readonly sizes: Int32Array;
}

const known = oncePer((_: CountrySet) => new Map<string, PhoneGroups>());

/**
 * The groups of the cities of a set, whose beginnings are those of the countries in `shown`, one after the other. A city has the
 * numbers with its area codes, or those whose codes no city of its country has, or all; in countries without numbers, those of `other`.
 */
export function phoneGroups(
  set: CountrySet,
  shown: readonly PhoneCountry[],
  other: PhoneCountry,
): PhoneGroups {
  const ofSet = known(set);
  const name = `${shown} ${other}`;
  const kept = ofSet.get(name);
  if (kept !== undefined) return kept;
  const made = madeGroups(set, shown, other);
  ofSet.set(name, made);
  return made;
}

function madeGroups(
  set: CountrySet,
  shown: readonly PhoneCountry[],
  other: PhoneCountry,
): PhoneGroups {
  const { countries, cities } = set.gazetteer;
  const forms = countries.map(({ alpha2 }) =>
    (PHONE_COUNTRIES as readonly string[]).includes(alpha2) ? (alpha2 as PhoneCountry) : other,
  );
  const groups = new Map<string, number>();
  const all: Int32Array[] = [];
  const group = (country: PhoneCountry, areas: string): number => {
    const name = `${country} ${areas}`;
    let index = groups.get(name);
    if (index === undefined) {
      index = all.push(membersOf(shown, country, areas)) - 1;
      groups.set(name, index);
    }
    return index;
  };
  const taken = new Map<PhoneCountry, Set<string>>();
  cities.countries.forEach((country, city) => {
    const areas = cities.phoneAreas?.[city];
    const form = forms[country] as PhoneCountry;
    if (areas === undefined) return;
    if (!taken.has(form)) taken.set(form, new Set());
    for (const area of areas.split(' ')) taken.get(form)?.add(area);
  });
  const free = (country: PhoneCountry): string =>
    [...new Set(beginningAreas(country))]
      .filter((area) => !taken.get(country)?.has(area))
      .join(' ');
  const rest = new Map(shown.map((country) => [country, free(country)]));
  const ofCity = Int32Array.from(cities.countries, (country, city) => {
    if (!hasCountry(set, country)) return 0;
    const form = forms[country] as PhoneCountry;
    const others = countries[country]?.alpha2 === form ? rest.get(form) : undefined;
    return group(form, cities.phoneAreas?.[city] ?? others ?? '');
  });
  const sizes = Int32Array.from(all, ({ length }) => length);
  const starts = new Int32Array(sizes.length);
  for (let i = 1; i < starts.length; i++) {
    starts[i] = (starts[i - 1] as number) + (sizes[i - 1] as number);
  }
  return { ofCity, members: Int32Array.from(all.flatMap((each) => [...each])), starts, sizes };
}

/** The indices of the beginnings of a country that have one of these area codes, or of all. */
function membersOf(shown: readonly PhoneCountry[], country: PhoneCountry, areas: string) {
  const before = shown.slice(0, shown.indexOf(country));
  const first = before.reduce((sum, each) => sum + beginningAreas(each).length, 0);
  const wanted = new Set(areas.split(' '));
  const own = beginningAreas(country).map((area, i) => ({ area, index: first + i }));
  const fitting = own.filter(({ area }) => wanted.has(area));
  return Int32Array.from(fitting.length > 0 ? fitting : own, ({ index }) => index);
}
