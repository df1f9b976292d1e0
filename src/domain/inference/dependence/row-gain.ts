import { log } from '../../distributions/elementary.js';
import type { Node } from './node.js';

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
 * Returns the gain by the row of each state, given the rows of each state and code. A row replaces that of the state of
 * `fewer`, the first ones of its parents, or the distribution of the column if there are none.
 */
export function gainsOf(
  node: Node,
  counts: Int32Array,
  fewer: readonly Node[],
): (state: number) => number {
  const { count } = node;
  const width = count + 1;
  const states = counts.length / width;
  const inner = fewer.reduce((rest, { conditions }) => rest / conditions.length, states);
  const all = new Float64Array(count);
  const ofGroup = new Float64Array((states / inner) * count);
  for (let state = 0; state < states; state++) {
    const group = Math.floor(state / inner) * count;
    for (let code = 0; code < count; code++) {
      const rows = counts[state * width + code] as number;
      all[code] = (all[code] as number) + rows;
      ofGroup[group + code] = (ofGroup[group + code] as number) + rows;
    }
  }
  const shares = sharesOf(all);
  return (state) => {
    const cells = counts.subarray(state * width, state * width + count);
    const group = Math.floor(state / inner) * count;
    const others = mixed(sharesOf(ofGroup.subarray(group, group + count)), shares);
    const own = mixed(sharesOf(cells), others);
    return cells.reduce(
      (gain, rows, code) =>
        rows === 0 ? gain : gain + rows * log((own[code] as number) / (others[code] as number)),
      0,
    );
  };
}

function sharesOf(rows: ArrayLike<number>): Float64Array {
  const shares = Float64Array.from(rows);
  const total = shares.reduce((sum, count) => sum + count, 0);
  return total === 0 ? shares : shares.map((count) => count / total);
}

function mixed(own: Float64Array, others: Float64Array): Float64Array {
  return own.map((share, code) => (1 - MIX) * share + MIX * (others[code] as number));
}
