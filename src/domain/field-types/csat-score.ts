import { choiceColumn, differentValues } from '../columns/choice-column.js';
import { list } from '../constraints/lists.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { numberOrText } from '../constraints/scalars.js';
import { scale } from '../constraints/survey-scale.js';
import { checkWeights, weights } from '../constraints/weights.js';
import type { Scalar } from '../kernel/word-table.js';
import { fieldType } from './field-type.js';

const constraints = {
  scale: withDefault(scale, 5),
  choices: list('the values to draw from; they replace scale if both are given', numberOrText),
  weights: weights('relative frequency of each score or choice, one number per value'),
};

type Constraints = Decoded<typeof constraints>;

function scores({ scale: { low, high }, choices }: Constraints): readonly Scalar[] {
  return choices ?? Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

export const csatScore = fieldType({
  name: 'csat_score',
  synonyms: ['csat', 'satisfaction'],
  category: 'surveys',
  description: 'Customer satisfaction score: a number on a scale, or one of the given choices.',
  constraints,
  inferred: { scale: 'nothing', weights: 'rates' },
  check: (given) =>
    checkWeights(given.weights, scores(given).length, given.choices ? 'choice' : 'score'),
  capacity: (given) => differentValues(scores(given)).length,
  plan: (given, context) => choiceColumn(scores(given), given.weights, context),
});
