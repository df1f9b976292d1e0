import type { ColumnPlan } from '../columns/column-plan.js';
import { evenNumbers } from '../columns/drawn.js';
import type { Fill } from '../columns/fill-step.js';
import { textColumn, words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import type { Place } from '../entities/place.js';
import { LAST_DIGITS, type PhoneFormat, phoneBeginnings } from '../phones/phone-numbers.js';
import { PHONE_COUNTRIES, type PhoneCountry } from '../phones/phone-plans.js';
import { type CountrySet, hasCountry } from '../places/country-set.js';
import type { ColumnContext } from './column-context.js';

/** The number of possible draws, so large that all numbers of a country are practically equally frequent. */
const DRAWS = 2 ** 32;

/** The country whose numbers a place gets: its own if it has numbers for fiction, otherwise `other`. */
function phoneCountry(alpha2: string, other: PhoneCountry): PhoneCountry {
  return PHONE_COUNTRIES.find((country) => country === alpha2) ?? other;
}

/** The countries whose numbers the places of a set get. */
export function phoneCountriesOf(set: CountrySet, other: PhoneCountry): readonly PhoneCountry[] {
  const shown = new Set(
    set.gazetteer.countries.flatMap(({ alpha2 }, country) =>
      hasCountry(set, country) ? [phoneCountry(alpha2, other)] : [],
    ),
  );
  return PHONE_COUNTRIES.filter((country) => shown.has(country));
}

/** A column of numbers of the country of the row's place, or of `other` if that country reserves none for fiction. */
export function phonesOfPlaces(
  context: ColumnContext,
  { country, countries: { gazetteer } }: Place,
  format: PhoneFormat,
  other: PhoneCountry,
): ColumnPlan {
  const all = phoneBeginnings(PHONE_COUNTRIES, format);
  // Index in `all` of the first number of each country.
  const firsts = new Map<PhoneCountry, number>();
  let first = 0;
  for (const one of PHONE_COUNTRIES) {
    firsts.set(one, first);
    first += phoneBeginnings([one], format).length;
  }
  const { countries } = gazetteer;
  // By index of the place's country: the index in `all` of its first number, and the count of its numbers.
  const starts = new Int32Array(countries.length);
  const numbers = new Float64Array(countries.length);
  for (const [index, { alpha2 }] of countries.entries()) {
    const of = phoneCountry(alpha2, other);
    starts[index] = firsts.get(of) as number;
    numbers[index] = phoneBeginnings([of], format).length * LAST_DIGITS.length;
  }
  const draws = evenNumbers(context.entities.person(context.link).key('phone'), {
    min: 0,
    step: 1,
    n: DRAWS,
  });
  const beginning = new IndexVector();
  const last = new IndexVector();
  const fill: Fill = (_row, count) => {
    const places = country.indices.data;
    const drawn = draws.values.data;
    const beginnings = beginning.data;
    const lasts = last.data;
    for (let i = 0; i < count; i++) {
      const of = places[i] as number;
      const number = (((drawn[i] as number) / DRAWS) * (numbers[of] as number)) | 0;
      // 100 is the length of LAST_DIGITS. The compiler replaces a division by a literal with cheaper instructions.
      const hundred = (number / 100) | 0;
      beginnings[i] = (starts[of] as number) + hundred;
      lasts[i] = number - hundred * 100;
    }
  };
  const step = { vectors: [beginning, last], fill };
  return textColumn(
    [...country.steps, ...draws.steps, step],
    words(all, beginning),
    words(LAST_DIGITS, last),
  );
}
