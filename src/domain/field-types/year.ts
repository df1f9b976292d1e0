import { drawnNumbers } from '../columns/drawn.js';
import { whole } from '../columns/pieces.js';
import { integer } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { fieldType } from './field-type.js';

export const year = fieldType({
  name: 'year',
  category: 'time',
  description: 'Calendar year within a range, both ends included.',
  constraints: {
    min: withDefault(integer('the first year', { min: 1, max: 9999 }), 1976),
    max: withDefault(integer('the last year', { min: 1, max: 9999 }), 2025),
  },
  check: ({ min, max }) =>
    min > max ? [{ path: '/max', message: `expected at least min (${min}), got ${max}` }] : [],
  capacity: ({ min, max }) => max - min + 1,
  plan: ({ min, max }, context) => {
    const { values, steps } = drawnNumbers(context, { min, step: 1, n: max - min + 1 });
    return { type: { kind: 'integer', min, max }, steps, cell: [whole(values, min, max)] };
  },
});
