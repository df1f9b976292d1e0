import { nth } from '../../basics/nth.js';
import type { Cell } from '../../tables/table-sample.js';
import type { Node } from '../dependence/node.js';
import type { Runs } from './runs.js';
import { squared } from './variance.js';

/** The most levels, each of which has 2k groups or more. */
const MOST_LEVELS = 12;
const GROUPS_OF_LEVEL = 2;
const LEAST_LISTED = 2;
/** The least share of the variance that lies between groups. */
const LEAST_BETWEEN = 0.2;

/** The level of each group, as the text of a number from 1 to `count`. */
export interface Levels {
  readonly cells: readonly Cell[];
  readonly count: number;
}

/**
 * The level of a column of numbers in each group: 1 for the groups of the least means, 2 for the next
 * ones and so on. Undefined if groups hardly differ, by the estimator of the analysis of variance (R. A. Fisher, 1925).
 */
export function levelOf(
  { numbers }: Node,
  runs: Runs & { readonly isListed: boolean },
  k: number,
): Levels | undefined {
  const groups = runs.starts.length;
  // A listed key tells about the rows of each of its values anyway.
  const least = runs.isListed ? LEAST_LISTED : GROUPS_OF_LEVEL * k;
  const levels = Math.min(MOST_LEVELS, Math.floor(groups / least));
  if (numbers === undefined || levels < 2) return undefined;
  const means = meansOf(numbers, runs);
  if (means.some(Number.isNaN) || !differ(numbers, runs, means)) return undefined;
  const order = [...means.keys()].sort((a, b) => nth(means, a) - nth(means, b) || a - b);
  const cells = new Array<string | null>(groups).fill(null);
  order.forEach((group, place) => {
    cells[group] = String(1 + Math.floor((place * levels) / order.length));
  });
  return { cells, count: levels };
}

/** The mean of each group; NaN for one without numbers. */
function meansOf(numbers: Float64Array, { starts, groupOf }: Runs): Float64Array {
  const sums = new Float64Array(starts.length);
  const counts = new Float64Array(starts.length);
  for (const [row, number] of numbers.entries()) {
    if (Number.isNaN(number)) continue;
    const group = groupOf[row] as number;
    sums[group] = (sums[group] as number) + number;
    counts[group] = (counts[group] as number) + 1;
  }
  return sums.map((sum, group) => sum / (counts[group] as number));
}

/** Whether enough of the variance of numbers lies between groups. */
function differ(numbers: Float64Array, { starts, groupOf }: Runs, means: Float64Array): boolean {
  let [rows, sum, within] = [0, 0, 0];
  const counts = new Float64Array(starts.length);
  for (const [row, number] of numbers.entries()) {
    if (Number.isNaN(number)) continue;
    const group = groupOf[row] as number;
    rows++;
    sum += number;
    within += squared(number - (means[group] as number));
    counts[group] = (counts[group] as number) + 1;
  }
  const groups = counts.filter((count) => count > 0).length;
  if (groups < 2 || rows <= groups) return false;
  const mean = sum / rows;
  let [between, squares] = [0, 0];
  counts.forEach((count, group) => {
    if (count > 0) between += count * squared((means[group] as number) - mean);
    squares += count * count;
  });
  const ofGroups = between / (groups - 1);
  const ofRows = within / (rows - groups);
  const size = (rows - squares / rows) / (groups - 1);
  return ofGroups - ofRows > LEAST_BETWEEN * (ofGroups + (size - 1) * ofRows);
}
