import { type Node, UNDISCLOSED } from './node.js';
import type { Partition } from './partition.js';

/** A combination of conditions, and the rows of the sample in which it holds. */
export interface SampledState {
  readonly state: number;
  readonly rows: Int32Array;
}

/** The combinations that hold in `least` rows of the sample or more, at least 1, in their order. */
export function sampledStates(
  { count, states }: Pick<Partition, 'count' | 'states'>,
  least: number,
): readonly SampledState[] {
  const sizes = new Int32Array(count);
  for (const state of states)
    if (state !== UNDISCLOSED) sizes[state] = (sizes[state] as number) + 1;
  const ends = new Int32Array(count);
  let total = 0;
  sizes.forEach((size, state) => {
    ends[state] = total;
    total += size;
  });
  const rows = new Int32Array(total);
  states.forEach((state, row) => {
    if (state === UNDISCLOSED) return;
    const at = ends[state] as number;
    rows[at] = row;
    ends[state] = at + 1;
  });
  const sampled: SampledState[] = [];
  sizes.forEach((size, state) => {
    const end = ends[state] as number;
    if (size >= least) sampled.push({ state, rows: rows.subarray(end - size, end) });
  });
  return sampled;
}

/**
 * Counts the codes of a column in some rows; the last place of `counts` is for the undisclosed. Returns the largest
 * count. Counts of one combination after the other need no table of all of them, which would be large for two columns of
 * many values.
 */
export function countCodes(counts: Int32Array, { codes, count }: Node, rows: Int32Array): number {
  counts.fill(0);
  let most = 0;
  for (const row of rows) {
    const code = codes[row] as number;
    const at = code === UNDISCLOSED ? count : code;
    const before = counts[at] as number;
    counts[at] = before + 1;
    most = Math.max(most, before + 1);
  }
  return most;
}
