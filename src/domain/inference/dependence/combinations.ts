import { productOf } from '../../basics/product-of.js';
import { type Node, UNDISCLOSED } from './node.js';

/** The combinations of conditions of some parents. */
export interface Combinations {
  readonly count: number;
  /** The combination of each row; `UNDISCLOSED` if a condition of it is undisclosed. */
  readonly states: Int32Array;
}

export function combinations(parents: readonly Node[]): Combinations {
  const rows = parents[0]?.states.length ?? 0;
  const states = new Int32Array(rows);
  for (const { states: own, conditions } of parents) {
    for (let i = 0; i < rows; i++) {
      const before = states[i] as number;
      const state = own[i] as number;
      states[i] =
        before === UNDISCLOSED || state === UNDISCLOSED
          ? UNDISCLOSED
          : before * conditions.length + state;
    }
  }
  return {
    count: productOf(parents.map(({ conditions }) => conditions.length)),
    states,
  };
}
