import { drawnNumbers } from '../columns/drawn.js';
import { whole } from '../columns/pieces.js';
import { distribution } from '../constraints/distribution.js';
import { integer as wholeNumber } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { fieldType } from './field-type.js';

const LARGEST_SPAN = 2 ** 53 - 2;

export const integer = fieldType({
  name: 'integer',
  category: 'numbers and ids',
  description: 'Whole number within a range, both ends included.',
  constraints: {
    min: withDefault(wholeNumber('the least value'), 0),
    max: withDefault(wholeNumber('the greatest value'), 1_000_000),
    step: withDefault(wholeNumber('values are min, min + step, …', { min: 1 }), 1),
    distribution,
  },
  check: ({ min, max }) => {
    if (min > max) return [{ path: '/max', message: `expected at least min (${min}), got ${max}` }];
    if (max - min > LARGEST_SPAN) {
      return [{ path: '/max', message: 'expected max - min to be at most 2^53 - 2' }];
    }
    return [];
  },
  capacity: ({ min, max, step }) => Math.floor((max - min) / step) + 1,
  plan: ({ min, max, step }, context) => {
    const n = Math.floor((max - min) / step) + 1;
    const greatest = min + (n - 1) * step;
    const { values, steps } = drawnNumbers(context, { min, step, n });
    return {
      type: { kind: 'integer', min, max: greatest },
      steps,
      cell: [whole(values, min, greatest)],
    };
  },
});
