import { type Axis, numberAxis } from '../../../src/domain/distributions/axis.js';
import { distributionKinds } from '../../../src/domain/distributions/index.js';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { fillStrata, type Stratum, strataTable } from '../../../src/domain/random/strata.js';

export type Given = Readonly<Record<string, unknown>>;

/** The axis of n numbers from `min` in steps of `step`, by default 0 to n - 1. */
export function axisOf(n: number, { min = 0, step = 1 } = {}): Axis {
  return numberAxis({ min, step, n }, 0);
}

/** The strata of a kind of distribution, whose constraints are given as numbers. */
export function strataOf(kind: string, given: Given, axis: Axis): readonly Stratum[] {
  const value = (at: unknown) => ({ from: at, to: at });
  const { edges } = given;
  const mean = kind === 'normal' ? given.mean : undefined;
  const decoded = {
    ...given,
    ...(mean === undefined ? {} : { mean: value(mean) }),
    ...(edges === undefined ? {} : { edges: (edges as readonly number[]).map(value) }),
  };
  const strata = distributionKinds.get(kind)?.strata?.(decoded, axis);
  if (strata === undefined) throw new Error(`${kind} has no strata`);
  return strata;
}

/** The numbers of the values drawn with a seed. */
export function drawn(strata: readonly Stratum[], rows: number, seed = 1, row = 0): Float64Array {
  const out = new Float64Array(rows);
  const key = deriveKey(seedKey(seed), 'distributions');
  fillStrata(out, key, row, rows, strataTable(strata), { min: 0, step: 1 });
  return out;
}

/** The share of the draws below value number `at`, by the masses of the strata. */
export function shareBelow(strata: readonly Stratum[]): (at: number) => number {
  const total = strata.reduce((sum, { mass }) => sum + mass, 0);
  let sum = 0;
  const below = strata.map(({ mass }) => {
    const before = sum;
    sum += mass;
    return before / total;
  });
  return (at) => {
    // The last stratum that begins at or before `at`.
    let [low, high] = [0, strata.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((strata[middle] as Stratum).start <= at) low = middle;
      else high = middle;
    }
    const { start, size, mass } = strata[low] as Stratum;
    return (below[low] as number) + (mass / total) * Math.min(1, (at - start) / size);
  };
}

/** The Kolmogorov statistic: the greatest distance of draws from a distribution, times the root of their number. */
export function kolmogorov(values: Float64Array, below: (at: number) => number): number {
  const sorted = values.slice().sort();
  const n = sorted.length;
  let greatest = 0;
  for (let i = 0; i < n; ) {
    const value = sorted[i] as number;
    let next = i + 1;
    while (next < n && sorted[next] === value) next++;
    const distances = [i / n - below(value), next / n - below(value + 1)];
    greatest = Math.max(greatest, ...distances.map(Math.abs));
    i = next;
  }
  return greatest * Math.sqrt(n);
}

/** The standard normal share above z >= 0: by its series near 0, otherwise by a continued fraction. */
function normalTail(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z < 3) {
    let [sum, term] = [z, z];
    for (let k = 3; Math.abs(term) > 1e-18; k += 2) {
      term *= (z * z) / k;
      sum += term;
    }
    return 0.5 - density * sum;
  }
  let fraction = z;
  for (let k = 400; k >= 1; k--) fraction = z + k / fraction;
  return density / fraction;
}

/** The share of the standard normal distribution between two points, exact even far from 0. */
export function normalBetween(low: number, high: number): number {
  if (low >= 0) return normalTail(low) - normalTail(high);
  if (high <= 0) return normalTail(-high) - normalTail(-low);
  return 1 - normalTail(-low) - normalTail(high);
}
