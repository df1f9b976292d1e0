import type { Fault } from '../errors/fault.js';
import { list } from './lists.js';
import { number } from './numbers.js';
import type { Param } from './param.js';

/** How often each of some values comes. */
export function weights(description: string): Param<readonly number[]> {
  return list(description, number('a weight', { min: 0, max: Number.MAX_VALUE }));
}

/** The faults of weights for `count` values, each called a `noun`. */
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
