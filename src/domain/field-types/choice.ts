import * as t from 'io-ts';
import { choiceColumn, differentValues } from '../columns/choice-column.js';
import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { list } from '../constraints/lists.js';
import { decoder, withDefault } from '../constraints/param.js';
import { scalar } from '../constraints/scalars.js';
import { checkWeights, weights } from '../constraints/weights.js';
import type { Scalar } from '../kernel/word-table.js';
import { ascendsOver } from './ascends-over.js';
import { fieldType } from './field-type.js';

const values = list(
  'the values to draw from, or the name of a list of the lexicon of the request',
  scalar,
);

const NAME = 'the name of a list of the lexicon of the request';

/** The reader of a request puts the values of a list in the place of its name. */
const valuesOrName: typeof values = {
  ...values,
  ...decoder<readonly Scalar[]>(values.name, (value, context, budget) =>
    typeof value === 'string'
      ? t.failure(value, context, NAME)
      : values.validate(value, context, budget),
  ),
  schema: { anyOf: [values.schema, { type: 'string', minLength: 1, maxLength: MAX_NAME_LENGTH }] },
};

export const choice = fieldType({
  name: 'choice',
  synonyms: ['enum', 'category', 'categorical', 'one_of', 'select', 'list'],
  category: 'text and choices',
  description:
    'One of the given choices, or of those of a list of the request: texts, numbers, booleans or a mix of them.',
  constraints: {
    choices: withDefault(valuesOrName, ['A', 'B', 'C']),
    weights: weights('relative frequency of each choice, one number per choice'),
    ...ascendsOver,
  },
  inferred: { choices: 'values', weights: 'rates', ascends_over: 'nothing' },
  identifies: false,
  check: (given) => checkWeights(given.weights, given.choices.length, 'choice'),
  capacity: (given) => differentValues(given.choices).length,
  plan: (given, context) => choiceColumn(given.choices, given.weights, context),
});
