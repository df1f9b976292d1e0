import { drawnNumbers, type NumberRange } from '../columns/drawn.js';
import { whole } from '../columns/pieces.js';
import { integer } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { type Axis, numberAxis } from '../distributions/axis.js';
import { distribution } from '../distributions/distribution.js';
import { numberScale } from '../distributions/scale.js';
import { checkSpread, strataOf } from '../distributions/spread.js';
import { ascendsOver } from './ascends-over.js';
import { fieldType } from './field-type.js';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

function rangeOf({ min, max }: Bounds): NumberRange {
  return { min, step: 1, n: max - min + 1 };
}

function axisOf(bounds: Bounds): Axis {
  return numberAxis(rangeOf(bounds), 0);
}

export const year = fieldType({
  name: 'year',
  synonyms: ['yyyy'],
  category: 'time',
  description: 'Calendar year within a range, both ends included.',
  constraints: {
    min: withDefault(integer('the first year', { min: 1, max: 9999 }), 1976),
    max: withDefault(integer('the last year', { min: 1, max: 9999 }), 2025),
    distribution: distribution(numberScale),
    ...ascendsOver,
  },
  inferred: { min: 'end', max: 'end', distribution: 'bins', ascends_over: 'nothing' },
  check: (given) => {
    const { min, max } = given;
    if (min > max) return [{ path: '/max', message: `expected at least min (${min}), got ${max}` }];
    return checkSpread(given.distribution, () => axisOf(given));
  },
  capacity: (given) => rangeOf(given).n,
  plan: (given, context) => {
    const { min, max } = given;
    const strata = strataOf(given.distribution, () => axisOf(given));
    const { values, steps } = drawnNumbers(context, rangeOf(given), strata);
    return { type: { kind: 'integer', min, max }, steps, cell: [whole(values, min, max)] };
  },
});
