import { choiceColumn, differentValues } from '../columns/choice-column.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { Draws } from '../columns/drawn.js';
import type { Scalar } from '../columns/words.js';
import { list } from '../constraints/lists.js';
import type { Param } from '../constraints/param.js';
import { checkWeights, weights } from '../constraints/weights.js';
import type { Fault } from '../errors/fault.js';

interface Given {
  readonly choices?: readonly Scalar[];
  readonly weights?: readonly number[];
}

/** Values of which none comes twice, each with how often it comes among the others. */
export type UsualChoices<A extends Scalar> = readonly (readonly [value: A, weight: number])[];

/**
 * What a type does that draws from a list: from the request's choices, evenly unless it weighs them, else
 * from the usual values, as often as they usually come.
 */
export function usualChoices<A extends Scalar>(usual: UsualChoices<A>, choice: Param<A>) {
  const values = Object.freeze(usual.map(([value]) => value));
  const usualWeights = Object.freeze(usual.map(([, weight]) => weight));
  const constraints = {
    choices: list('the values in place of the usual ones', choice),
    weights: weights(
      `how often each choice comes, one each; the usual ones are ${values.join(', ')}`,
    ),
  };
  return {
    constraints,
    check: (given: Given): readonly Fault[] =>
      checkWeights(given.weights, (given.choices ?? values).length, 'choice'),
    capacity: ({ choices = values }: Given): number => differentValues(choices).length,
    plan: (given: Given, draws: Draws): ColumnPlan =>
      given.choices === undefined
        ? choiceColumn(values, given.weights ?? usualWeights, draws)
        : choiceColumn(given.choices, given.weights, draws),
  };
}
