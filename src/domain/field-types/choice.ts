import { choiceColumn, differentValues } from '../columns/choice-column.js';
import { list } from '../constraints/lists.js';
import { withDefault } from '../constraints/param.js';
import { scalar } from '../constraints/scalars.js';
import { checkWeights, weights } from '../constraints/weights.js';
import { fieldType } from './field-type.js';

export const choice = fieldType({
  name: 'choice',
  synonyms: ['enum', 'category', 'categorical', 'one_of', 'select', 'list'],
  category: 'text and choices',
  description: 'One of the given choices: texts, numbers, booleans or a mix of them.',
  constraints: {
    choices: withDefault(list('the values to draw from', scalar), ['A', 'B', 'C']),
    weights: weights('relative frequency of each choice, one number per choice'),
  },
  inferred: { choices: 'values', weights: 'rates' },
  identifies: false,
  check: (given) => checkWeights(given.weights, given.choices.length, 'choice'),
  capacity: (given) => differentValues(given.choices).length,
  plan: (given, context) => choiceColumn(given.choices, given.weights, context),
});
