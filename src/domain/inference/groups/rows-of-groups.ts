import { nth } from '../../basics/nth.js';
import { MOST_EXCEPTIONS } from '../dependence/relation.js';
import type { InferredGroups } from '../inferred-schema.js';
import { inferBins } from '../numbers/infer-bins.js';
import { decimalRounding } from '../numbers/round-axis.js';

/** The most numbers of rows to which a bin gives weight. */
const MOST_OF_BIN = 20;

/**
 * The rows of each group of a clone: a number if nearly all groups have it, and else the weights of numbers. Bins of k
 * groups or more share their weight among the numbers within. Undefined if the groups are too few.
 */
export function rowsOfGroups(
  sizes: readonly number[],
  k: number,
): InferredGroups['rows'] | undefined {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  const points = [...counts].map(([at, rows]) => ({ at, rows })).sort((a, b) => a.at - b.at);
  const [most] = points.toSorted((a, b) => b.rows - a.rows);
  if (most === undefined) return undefined;
  if (sizes.length - most.rows <= MOST_EXCEPTIONS * sizes.length) return most.at;
  const bins = inferBins(points, k, decimalRounding);
  if (bins === undefined) return undefined;
  const weights: Record<string, number> = {};
  bins.weights.forEach((weight, i) => {
    const from = Math.max(1, nth(bins.edges, i));
    const last = i === bins.weights.length - 1;
    const to = Math.max(from + 1, nth(bins.edges, i + 1) + Number(last));
    const numbers = Math.min(MOST_OF_BIN, to - from);
    for (let n = 0; n < numbers && weight > 0; n++) {
      const size = from + Math.floor(((n + 0.5) * (to - from)) / numbers);
      weights[size] = (weights[size] ?? 0) + Math.round((1e6 * weight) / numbers) / 1e6;
    }
  });
  return { weights };
}
