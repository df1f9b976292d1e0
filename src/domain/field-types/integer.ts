import { drawnNumbers, type NumberRange } from '../columns/drawn.js';
import { whole } from '../columns/pieces.js';
import { integer as wholeNumber } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { type Axis, numberAxis } from '../distributions/axis.js';
import { distribution } from '../distributions/distribution.js';
import { numberScale } from '../distributions/scale.js';
import { checkSpread, strataOf } from '../distributions/spread.js';
import { ascendsOver } from './ascends-over.js';
import { fieldType } from './field-type.js';

const LARGEST_SPAN = 2 ** 53 - 2;

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

function rangeOf({ min, max, step }: Bounds): NumberRange {
  return { min, step, n: Math.floor((max - min) / step) + 1 };
}

function axisOf(bounds: Bounds): Axis {
  return numberAxis(rangeOf(bounds), 0);
}

export const integer = fieldType({
  name: 'integer',
  synonyms: ['int', 'bigint', 'smallint', 'whole_number'],
  category: 'numbers and ids',
  description: 'Whole number within a range, both ends included.',
  constraints: {
    min: withDefault(wholeNumber('the smallest value'), 0),
    max: withDefault(wholeNumber('the largest value'), 1_000_000),
    step: withDefault(
      wholeNumber('the distance between values: min, min + step, …', { min: 1 }),
      1,
    ),
    distribution: distribution(numberScale),
    ...ascendsOver,
  },
  inferred: { min: 'end', max: 'end', distribution: 'bins', ascends_over: 'nothing' },
  check: (given) => {
    const { min, max } = given;
    if (min > max) return [{ path: '/max', message: `expected at least min (${min}), got ${max}` }];
    if (max - min > LARGEST_SPAN) {
      return [{ path: '/max', message: 'expected max - min to be at most 2^53 - 2' }];
    }
    return checkSpread(given.distribution, () => axisOf(given));
  },
  capacity: (given) => rangeOf(given).n,
  plan: (given, context) => {
    const range = rangeOf(given);
    const { min, step, n } = range;
    const greatest = min + (n - 1) * step;
    const strata = strataOf(given.distribution, () => axisOf(given));
    const { values, steps } = drawnNumbers(context, range, strata);
    return {
      type: { kind: 'integer', min, max: greatest },
      steps,
      cell: [whole(values, min, greatest)],
    };
  },
});
