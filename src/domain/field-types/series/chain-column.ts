import type { DrawnIndices } from '../../columns/drawn.js';
import { preparingSteps } from '../../columns/preparing-steps.js';
import { IndexVector } from '../../columns/vectors.js';
import { numberKey } from '../../random/key.js';
import type { Key } from '../../random/mix.js';
import { eachRun } from '../../relations/sibling-runs.js';
import type { MarkovChain } from '../../series/markov-chain.js';
import type { ColumnContext } from '../column-context.js';
import { siblingsOf } from '../siblings.js';

/** The estimated time for each row beyond that of the vector, in nanoseconds. */
const STATE_COST = 40;

/** The state of each row in a Markov chain, which the rows of each parent have for themselves. */
export function chainColumn(chain: MarkovChain, key: Key, context: ColumnContext): DrawnIndices {
  const siblings = siblingsOf(context);
  const indices = new IndexVector();
  let states = new Float64Array(0);
  const fill = (row: number, count: number): void => {
    if (states.length < count) states = new Float64Array(count);
    eachRun(siblings, row, count, (group, first, from, to) => {
      chain.fill(states.subarray(from, to), numberKey(key, group), first);
    });
    for (let i = 0; i < count; i++) indices.data[i] = states[i] as number;
  };
  return {
    indices,
    steps: [
      ...(siblings?.steps ?? []),
      ...preparingSteps([chain.preparation]),
      { vectors: [indices], fill, cost: STATE_COST },
    ],
  };
}
