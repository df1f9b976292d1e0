import { choiceColumn } from '../columns/choice-column.js';
import { withDefault } from '../constraints/param.js';
import { scalar } from '../constraints/scalars.js';
import { fieldType } from './field-type.js';

export const constant = fieldType({
  name: 'constant',
  synonyms: ['literal', 'fixed', 'static'],
  category: 'text and choices',
  description: 'The same value in every row.',
  constraints: {
    value: withDefault(
      { ...scalar, description: `the value of every row: ${scalar.description}` },
      'constant',
    ),
  },
  inferred: { value: 'values' },
  identifies: false,
  capacity: () => 1,
  plan: ({ value }, context) => choiceColumn([value], undefined, context),
});
