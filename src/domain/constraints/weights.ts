import type { Fault } from '../errors/fault.js';
import { list } from './lists.js';
import { number } from './numbers.js';
import { type Param, type Rules, uneven } from './param.js';

/** Relative frequencies, one number for each value. They do not exclude `unique`. */
export function frequencies(description: string): Param<readonly number[]> {
  return list(description, number('a weight', { min: 0, max: Number.MAX_VALUE }));
}

/** Relative frequencies of values, one number for each value. */
export function weights(description: string): Param<readonly number[]> {
  return {
    ...uneven(frequencies(description)),
    rules: {
      weights: 'weights has one weight for each value or choice, at least one of them above 0.',
    },
  };
}

/** Returns the faults of weights for `count` values; messages call each value a `noun`. */
export function checkWeights(
  given: readonly number[] | undefined,
  count: number,
  noun: string,
): readonly Fault[] {
  if (given === undefined) return [];
  if (given.length !== count) {
    const message = `expected ${count} weights, one per ${noun}, got ${given.length}`;
    return [{ path: '/weights', message }];
  }
  if (given.every((weight) => weight === 0)) {
    return [{ path: '/weights', message: 'expected a weight above 0, got only zeros' }];
  }
  return [];
}

/** The rule of a type that allows `weights` only with `choices`. */
export const choiceWeightRules: Rules = {
  weights_need_choices: 'weights need choices, because the default values differ by locale.',
};

/** Returns the faults of `weights` for a type that allows them only with `choices`. */
export function checkChoiceWeights({
  choices,
  weights: given,
}: {
  readonly choices?: readonly unknown[];
  readonly weights?: readonly number[];
}): readonly Fault[] {
  if (choices !== undefined || given === undefined) {
    return checkWeights(given, choices?.length ?? 0, 'choice');
  }
  const expected = 'choices, one for each of the weights';
  return [{ path: '/weights', message: `expected ${expected}`, expected }];
}
