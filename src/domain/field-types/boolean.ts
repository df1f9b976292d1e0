import { drawnFlags, drawnIndices } from '../columns/drawn.js';
import { words } from '../columns/pieces.js';
import { number } from '../constraints/numbers.js';
import { uneven, withDefault } from '../constraints/param.js';
import { fieldType } from './field-type.js';

const TRUTH_VALUES = Object.freeze([false, true]);

export const boolean = fieldType({
  name: 'boolean',
  synonyms: ['bool', 'flag', 'bit', 'yes_no'],
  category: 'text and choices',
  description: 'True or false.',
  constraints: {
    true_rate: uneven(
      withDefault(number('share of the rows that are true', { min: 0, max: 1 }), 0.5),
    ),
  },
  inferred: { true_rate: 'rates' },
  identifies: false,
  capacity: () => 2,
  plan: ({ true_rate }, context) => {
    const { indices, steps } = context.unique
      ? drawnIndices(context, TRUTH_VALUES.length)
      : drawnFlags(context.key('value'), true_rate);
    return { type: { kind: 'boolean' }, steps, cell: [words(TRUTH_VALUES, indices)] };
  },
});
