import { nth } from '../../basics/nth.js';
import { exp, log } from '../../distributions/elementary.js';
import type { Runs } from './runs.js';
import { squared } from './variance.js';

/** How numbers resemble the ones before: the process AR(1) with an error of each number on its own. */
export interface Memory {
  /** What is left of a deviation after one row, 0..1; 0 without a memory. */
  readonly kept: number;
  /** The standard deviations of the memory and of the errors. */
  readonly memory: number;
  readonly noise: number;
}

/** Less is no memory: a series of noise alone has the same differences. */
const LEAST_KEPT = 0.2;

/**
 * The memory of numbers in groups, from differences within groups: the level of a group does not count in them (the
 * variogram; N. Cressie, Statistics for Spatial Data, 1993). The k greatest differences count like the k-th one.
 */
export function memoryOf(numbers: Float64Array, runs: Runs, k: number): Memory {
  const one = squaredStep(numbers, runs, 1, k) ?? 0;
  const two = squaredStep(numbers, runs, 2, k) ?? one;
  const four = squaredStep(numbers, runs, 4, k) ?? two;
  // The least half-life that a series may have is that of a whole group: a longer one shows as its level.
  const longest = exp((log(0.5) * runs.starts.length) / numbers.length);
  const gained = two - one;
  const ratio = gained > 0 ? Math.max(0, four - two) / gained : 0;
  const kept = Math.min(longest, (Math.sqrt(1 + 4 * ratio) - 1) / 2);
  if (!(kept > LEAST_KEPT)) return { kept: 0, memory: 0, noise: Math.sqrt(one / 2) };
  const variance = Math.min(gained / (2 * kept * (1 - kept)), one / (2 * (1 - kept)));
  const errors = Math.max(0, one / 2 - variance * (1 - kept));
  return { kept, memory: Math.sqrt(variance), noise: Math.sqrt(errors) };
}

/** The mean squared difference of rows of a group that are `lag` rows apart; undefined if they are fewer than 2k pairs. */
export function squaredStep(
  numbers: Float64Array,
  { groupOf }: Runs,
  lag: number,
  k: number,
): number | undefined {
  const differences = numbers
    .map((number, row) =>
      row < lag || groupOf[row] !== groupOf[row - lag]
        ? Number.NaN
        : Math.abs(number - (numbers[row - lag] as number)),
    )
    .filter((difference) => !Number.isNaN(difference))
    .sort();
  if (differences.length < 2 * k) return undefined;
  const most = nth(differences, differences.length - k);
  return (
    differences.reduce((sum, difference) => sum + squared(Math.min(most, difference)), 0) /
    differences.length
  );
}

/** The variance of the mean of a number of rows. */
export function varianceOfMean({ kept, memory, noise }: Memory, rows: number): number {
  const n = Math.max(1, Math.round(rows));
  let sum = n;
  let left = kept;
  for (let lag = 1; lag < n; lag++) {
    sum += 2 * (n - lag) * left;
    left *= kept;
  }
  return (squared(memory) * sum) / (n * n) + squared(noise) / n;
}
