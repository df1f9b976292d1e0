import type { ColumnPlan, Fill } from '../columns/column-plan.js';
import { evenNumbers } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { keptList } from '../entities/word-forms.js';
import type { ColumnContext } from '../generation/column-context.js';
import { requiredPlaces } from '../places/required-places.js';
import { LAST_DIGITS, type PhoneFormat, phoneBeginnings } from './phone-numbers.js';
import { PHONE_COUNTRIES, type PhoneCountry } from './phone-plans.js';

/** So fine that no number of a country comes noticeably more often than another. */
const DRAWS = 2 ** 32;

interface Range {
  readonly start: number;
  readonly count: number;
}

/** Where each list begins when they stand one behind the other, and how long it is. */
function rangesOf(lists: readonly (readonly string[])[]): readonly Range[] {
  let start = 0;
  return lists.map(({ length: count }) => {
    start += count;
    return { start: start - count, count };
  });
}

/** Numbers of the country of the row's place; of `other` where that country sets none aside. */
export function phonesOfPlaces(
  context: ColumnContext,
  format: PhoneFormat,
  other: PhoneCountry,
): ColumnPlan {
  const { countries } = requiredPlaces(context.lexicon).gazetteer;
  const lists = PHONE_COUNTRIES.map((country) => phoneBeginnings(country, format));
  const all = keptList(PHONE_COUNTRIES, `beginnings ${format}`, () => lists.flat());
  const ranges = rangesOf(lists);
  // Where the list of each country starts and how many numbers it gives, by the country's place in their list.
  const starts = new Int32Array(countries.length);
  const numbers = new Float64Array(countries.length);
  for (const [place, { alpha2 }] of countries.entries()) {
    const own = PHONE_COUNTRIES.indexOf(alpha2 as PhoneCountry);
    const range = ranges[own >= 0 ? own : PHONE_COUNTRIES.indexOf(other)] as Range;
    starts[place] = range.start;
    numbers[place] = range.count * LAST_DIGITS.length;
  }
  const { country } = context.entities.place(context.link);
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
      // As many as LAST_DIGITS are: by a literal a compiler divides without a division.
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
