import { oncePer } from '../../basics/once-per.js';
import type { ColumnPlan } from '../../columns/column-plan.js';
import { evenNumbers } from '../../columns/drawn.js';
import type { Fill } from '../../columns/fill-step.js';
import { textColumn, words } from '../../columns/pieces.js';
import { IndexVector } from '../../columns/vectors.js';
import type { IndexFacet } from '../../entities/facet.js';
import type { PhoneGroups } from '../../phones/phone-groups.js';
import { LAST_DIGITS, type PhoneFormat, phoneBeginnings } from '../../phones/phone-numbers.js';
import type { PhoneCountry } from '../../phones/phone-plans.js';
import type { CountrySet } from '../../places/country-set.js';
import type { Key } from '../../random/mix.js';

/** The number of possible draws, so large that all numbers of a country are practically equally frequent. */
const DRAWS = 2 ** 32;

/** Kept as long as the set of countries: the countries that a request can combine are too many to keep them all. */
const kept = oncePer((_: CountrySet) => new Map<string, readonly string[]>());

/** The beginnings of the numbers of the countries that the places of a set show. */
export function beginningsOfSet(
  set: CountrySet,
  shown: readonly PhoneCountry[],
  format: PhoneFormat,
): readonly string[] {
  const ofSet = kept(set);
  const name = `${format} ${shown}`;
  const known = ofSet.get(name);
  if (known !== undefined) return known;
  const made = Object.freeze(shown.flatMap((country) => phoneBeginnings(country, format)));
  ofSet.set(name, made);
  return made;
}

/** A column of numbers of the group of each row's city, which `city` gives. */
export function phonesOfRows(
  key: Key,
  beginnings: readonly string[],
  { ofCity, members, starts, sizes }: PhoneGroups,
  city: IndexFacet,
): ColumnPlan {
  const draws = evenNumbers(key, { min: 0, step: 1, n: DRAWS });
  const beginning = new IndexVector();
  const last = new IndexVector();
  const fill: Fill = (_row, count) => {
    const cities = city.indices.data;
    const drawn = draws.values.data;
    const first = beginning.data;
    const lasts = last.data;
    for (let i = 0; i < count; i++) {
      const group = ofCity[cities[i] as number] as number;
      const number = (((drawn[i] as number) / DRAWS) * (sizes[group] as number) * 100) | 0;
      // 100 is the length of LAST_DIGITS. The compiler replaces a division by a literal with cheaper instructions.
      const hundred = (number / 100) | 0;
      first[i] = members[(starts[group] as number) + hundred] as number;
      lasts[i] = number - hundred * 100;
    }
  };
  const step = { vectors: [beginning, last], fill };
  return textColumn(
    [...city.steps, ...draws.steps, step],
    words(beginnings, beginning),
    words(LAST_DIGITS, last),
  );
}
