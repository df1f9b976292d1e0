import type { DataType } from '../columns/column-plan.js';
import { decimalText } from '../columns/decimal-text.js';
import { drawnIndices } from '../columns/drawn.js';
import { words } from '../columns/pieces.js';
import { scalarType } from '../columns/scalar-type.js';
import type { Scalar } from '../columns/words.js';
import { list } from '../constraints/lists.js';
import { number } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { numberOrText } from '../constraints/scalars.js';
import { scale } from '../constraints/scale.js';
import { fieldType } from './field-type.js';

const constraints = {
  scale: withDefault(scale, 5),
  choices: list('the values; they win where scale is given too', numberOrText),
  weights: list(
    'how often each score or choice comes, one each',
    number('a weight', { min: 0, max: Number.MAX_VALUE }),
  ),
};

type Constraints = Decoded<typeof constraints>;

function scores({ scale: { low, high }, choices }: Constraints): readonly Scalar[] {
  return choices ?? Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

/** The scores that come out as different texts: 1 and "1" are one value of a unique column. */
function differentScores(given: Constraints): readonly Scalar[] {
  const byText = new Map(
    scores(given).map((score) => [typeof score === 'number' ? decimalText(score) : score, score]),
  );
  return [...byText.values()];
}

export const csatScore = fieldType({
  name: 'csat_score',
  category: 'surveys',
  description: 'Customer satisfaction score: a number of a scale, or one of the given choices.',
  constraints,
  check: (given) => {
    const count = scores(given).length;
    if (given.weights === undefined) return [];
    if (given.weights.length !== count) {
      const message = `expected ${count} weights, one per ${given.choices ? 'choice' : 'score'}, got ${given.weights.length}`;
      return [{ path: '/weights', message }];
    }
    if (given.weights.every((weight) => weight === 0)) {
      return [{ path: '/weights', message: 'expected a weight above 0, got only zeros' }];
    }
    return [];
  },
  capacity: (given) => differentScores(given).length,
  plan: (given, context) => {
    const values = context.unique ? differentScores(given) : scores(given);
    const { indices, steps } = drawnIndices(context, values.length, given.weights);
    const type: DataType = scalarType(values);
    return { type, steps, cell: [words(values, indices)] };
  },
});
