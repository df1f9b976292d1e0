import { drawnNumbers } from '../columns/drawn.js';
import { largestPrecision, type WholeRange, wholeRange } from '../columns/whole-range.js';
import { distribution } from '../constraints/distribution.js';
import { integer, number } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { fieldType } from './field-type.js';

export const float = fieldType({
  name: 'float',
  category: 'numbers and ids',
  description: 'Decimal number within a range, with exactly `precision` decimals in every format.',
  constraints: {
    min: withDefault(number('the least value'), 0),
    max: withDefault(number('the greatest value'), 1000),
    precision: withDefault(integer('number of decimals', { min: 0, max: 15 }), 2),
    distribution,
  },
  check: ({ min, max, precision }) => {
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
    return [];
  },
  capacity: ({ min, max, precision }) => {
    const range = wholeRange(min, max, precision) as WholeRange;
    return range.max - range.min + 1;
  },
  plan: ({ min, max, precision }, context) => {
    const range = wholeRange(min, max, precision) as WholeRange;
    const n = range.max - range.min + 1;
    const { values, steps } = drawnNumbers(context, { min: range.min, step: 1, n });
    const whole = String(Math.max(Math.abs(range.min), Math.abs(range.max))).length;
    return {
      type: { kind: 'decimal', digits: Math.max(whole, precision + 1), scale: precision },
      steps,
      cell: [{ kind: 'number', values, decimals: precision, minDigits: precision + 1, ...range }],
    };
  },
});
