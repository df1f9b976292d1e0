import { oncePer } from '../basics/once-per.js';
import { choiceColumn } from '../columns/choice-column.js';
import { steppedValues } from '../columns/stepped-values.js';
import { number, positive } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { checkWeights, weights } from '../constraints/weights.js';
import type { Fault } from '../errors/fault.js';
import { fieldType } from './field-type.js';

const constraints = {
  min: withDefault(number('the lowest rating'), 1),
  max: withDefault(number('the highest rating'), 5),
  step: withDefault(positive('the distance between ratings: min, min + step, …', { max: 1e15 }), 1),
  weights: weights('relative frequency of each rating, one number per rating'),
};

type Constraints = Decoded<typeof constraints>;

/** Enough for 0 to 10 in steps of .01. */
const MOST_RATINGS = 1001;

/** Returns rising weights, because high ratings are more frequent; the last is ten times the first. */
function risingWeights(count: number): readonly number[] {
  const last = Math.max(1, count - 1);
  return Array.from({ length: count }, (_, i) => 1 + 9 * (i / last) * (i / last));
}

/** The ratings of a field, which its check, its capacity and its plan all need. */
const ratings = oncePer(
  (given: Constraints): readonly number[] => steppedValues(given, MOST_RATINGS) ?? [],
);

function check(given: Constraints): readonly Fault[] {
  const { min, max } = given;
  if (min > max) return [{ path: '/max', message: `expected at least min (${min}), got ${max}` }];
  const values = ratings(given);
  if (values.length > 0) return checkWeights(given.weights, values.length, 'rating');
  const message = `expected at most ${MOST_RATINGS} ratings, and a range of at most 2^53 - 1 steps of the last decimal place`;
  return [{ path: '/step', message }];
}

export const rating = fieldType({
  name: 'rating',
  synonyms: ['stars'],
  category: 'surveys',
  description: 'Rating on a scale, such as stars; high ratings are more frequent.',
  constraints,
  inferred: { weights: 'rates' },
  check,
  listed: (given) => ratings(given).length,
  capacity: (given) => ratings(given).length,
  plan: (given, context) => {
    const values = ratings(given);
    return choiceColumn(values, given.weights ?? risingWeights(values.length), context);
  },
});
