import { productOf } from '../../basics/product-of.js';
import { log } from '../../distributions/elementary.js';
import { type Node, UNDISCLOSED } from './node.js';
import type { Partition } from './partition.js';

/** The worth and the size of a row of an inferred table of conditions. */
export interface RowValue {
  /** The gain in log-likelihood over the distribution that the sampled rows have without this row. */
  readonly gain: number;
  /** The characters of the row as JSON. */
  readonly length: number;
}

/** The share of the other distribution in that of a row: no code has the probability 0. */
const MIX = 0.1;

/**
 * Returns the gain by the row of a state, given the rows of each code in it. A row replaces that of the state of
 * `fewer`, the first ones of its parents, or the distribution of the column if there are none.
 */
export function gainsOf(
  { codes, count }: Node,
  combined: Pick<Partition, 'count' | 'states'>,
  fewer: readonly Node[],
): (state: number, cells: Int32Array) => number {
  const groups = productOf(fewer.map(({ conditions }) => conditions.length));
  const inner = combined.count / groups;
  const all = new Int32Array(count);
  const ofGroup = new Int32Array(groups * count);
  for (let row = 0; row < codes.length; row++) {
    const state = combined.states[row] as number;
    const code = codes[row] as number;
    if (state === UNDISCLOSED || code === UNDISCLOSED) continue;
    const at = Math.floor(state / inner) * count + code;
    all[code] = (all[code] as number) + 1;
    ofGroup[at] = (ofGroup[at] as number) + 1;
  }
  const total = sumOf(all);
  return (state, cells) => {
    const start = Math.floor(state / inner) * count;
    const group = ofGroup.subarray(start, start + count);
    const totalOfGroup = sumOf(group);
    const totalOfState = sumOf(cells.subarray(0, count));
    let gain = 0;
    for (let code = 0; code < count; code++) {
      const rows = cells[code] as number;
      if (rows === 0) continue;
      const others = mixed((group[code] as number) / totalOfGroup, (all[code] as number) / total);
      gain += rows * log(mixed(rows / totalOfState, others) / others);
    }
    return gain;
  };
}

function sumOf(rows: Int32Array): number {
  let sum = 0;
  for (const count of rows) sum += count;
  return sum;
}

function mixed(own: number, others: number): number {
  return (1 - MIX) * own + MIX * others;
}
