import { drawnNumbers, type NumberRange } from '../columns/drawn.js';
import { largestPrecision, type WholeRange, wholeRange } from '../columns/whole-range.js';
import { distribution } from '../constraints/distribution.js';
import { integer, number } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { type Axis, numberAxis } from '../distributions/axis.js';
import { numberScale } from '../distributions/scale.js';
import { checkSpread, strataOf } from '../distributions/spread.js';
import { fieldType } from './field-type.js';

/** The values x 10^precision. */
function unitsOf({ min, max }: WholeRange): NumberRange {
  return { min, step: 1, n: max - min + 1 };
}

function axisOf(range: WholeRange, precision: number): Axis {
  return numberAxis(unitsOf(range), precision);
}

export const float = fieldType({
  name: 'float',
  category: 'numbers and ids',
  description: 'Decimal number within a range, with exactly `precision` decimals in every format.',
  constraints: {
    min: withDefault(number('the least value'), 0),
    max: withDefault(number('the greatest value'), 1000),
    precision: withDefault(integer('number of decimals', { min: 0, max: 15 }), 2),
    distribution: distribution(numberScale),
  },
  check: ({ min, max, precision, distribution: given }) => {
    if (min > max) return [{ path: '/max', message: `expected at least min (${min}), got ${max}` }];
    const range = wholeRange(min, max, precision);
    if (range === 'empty') {
      const message = `expected more decimals: no number with ${precision} lies from ${min} to ${max}`;
      return [{ path: '/precision', message }];
    }
    if (range === 'too large') {
      const largest = largestPrecision(min, max, precision);
      const message =
        largest === undefined
          ? 'expected a range within ±(2^53 - 1)'
          : `expected at most ${largest} decimals: with ${precision}, numbers of this range have over 15 digits`;
      return [{ path: largest === undefined ? '/max' : '/precision', message }];
    }
    return checkSpread(given, () => axisOf(range, precision));
  },
  capacity: ({ min, max, precision }) => {
    return unitsOf(wholeRange(min, max, precision) as WholeRange).n;
  },
  plan: ({ min, max, precision, distribution: given }, context) => {
    const range = wholeRange(min, max, precision) as WholeRange;
    const strata = strataOf(given, () => axisOf(range, precision));
    const { values, steps } = drawnNumbers(context, unitsOf(range), strata);
    const whole = String(Math.max(Math.abs(range.min), Math.abs(range.max))).length;
    return {
      type: { kind: 'decimal', digits: Math.max(whole, precision + 1), scale: precision },
      steps,
      cell: [{ kind: 'number', values, decimals: precision, minDigits: precision + 1, ...range }],
    };
  },
});
