import type { Combinations } from './network.js';
import { UNTOLD } from './node.js';

/** A combination of conditions, and the rows of the sample in which it holds. */
export interface SampledState {
  readonly state: number;
  readonly rows: Int32Array;
}

/** The combinations that occur in the sample, with the most frequent one first. */
export function sampledStates({ count, states }: Combinations): readonly SampledState[] {
  const sizes = new Int32Array(count);
  for (const state of states) if (state !== UNTOLD) sizes[state] = (sizes[state] as number) + 1;
  const ends = new Int32Array(count);
  let total = 0;
  sizes.forEach((size, state) => {
    ends[state] = total;
    total += size;
  });
  const rows = new Int32Array(total);
  states.forEach((state, row) => {
    if (state === UNTOLD) return;
    const at = ends[state] as number;
    rows[at] = row;
    ends[state] = at + 1;
  });
  return Array.from(sizes, (size, state) => {
    const end = ends[state] as number;
    return { state, rows: rows.subarray(end - size, end) };
  })
    .filter((each) => each.rows.length > 0)
    .sort((a, b) => b.rows.length - a.rows.length || a.state - b.state);
}
