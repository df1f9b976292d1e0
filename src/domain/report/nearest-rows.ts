import type { ComparedColumn } from './compared-columns.js';
import { endsOf, type Values } from './measures.js';
import type { NearestRows } from './quality-report.js';

/** Rows whose nearest rows are looked for, and rows that are looked at for each: the time grows with the product. */
export const MOST_QUERIES = 1000;
export const MOST_REFERENCES = 5000;

/** The compared columns of one table, as coordinates in which the greatest distance of two values is 1. */
export type Coordinates = readonly Values[];

/** What the coordinates of numbers are measured in: nothing for categories. */
type Scale = readonly [number, number] | undefined;

/** The scales of columns: numbers are measured between the k-th least and the k-th greatest of the sample. */
export function scalesOf(columns: readonly ComparedColumn[], k: number): readonly Scale[] {
  return columns.map(({ as, sampled }) => (as === 'category' ? undefined : endsOf(sampled, k)));
}

/** Rows as coordinates: numbers from 0 to 1, and the codes of categories, which are farther apart than that. */
export function coordinatesOf(values: readonly Values[], scales: readonly Scale[]): Coordinates {
  return values.map((column, i) => {
    const scale = scales[i];
    if (scale === undefined) return column.map((code) => 2 * code);
    const [low, high] = scale;
    const span = high - low || 1;
    return column.map((value) => Math.max(0, Math.min(1, (value - low) / span)));
  });
}

/** The distances to the nearest and to the second nearest row. */
interface Nearest {
  readonly first: number;
  readonly second: number;
}

/** The mean over all columns of the distance in each: 0 to 1, for categories and nulls either 0 or 1 (after Gower). */
export function nearestTo(
  rows: Coordinates,
  row: number,
  references: Coordinates,
  chosen: ArrayLike<number>,
  skipped = -1,
): Nearest {
  let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let r = 0; r < chosen.length; r++) {
    const other = chosen[r] as number;
    if (other === skipped) continue;
    const distance = distanceOf(rows, row, references, other, second);
    if (distance < first) [first, second] = [distance, first];
    else if (distance < second) second = distance;
  }
  return { first: first / rows.length, second: second / rows.length };
}

/** The sum of the distances of all columns; infinite as soon as it reaches `limit`. */
function distanceOf(
  a: Coordinates,
  rowOfA: number,
  b: Coordinates,
  rowOfB: number,
  limit: number,
): number {
  let sum = 0;
  for (let c = 0; c < a.length; c++) {
    const one = (a[c] as Values)[rowOfA] as number;
    const two = (b[c] as Values)[rowOfB] as number;
    if (Number.isNaN(one) || Number.isNaN(two))
      sum += Number.isNaN(one) === Number.isNaN(two) ? 0 : 1;
    else sum += Math.min(1, Math.abs(one - two));
    if (sum >= limit) return Number.POSITIVE_INFINITY;
  }
  return sum;
}

/** The median and the 5th percentile of distances; the latter needs k rows below it. */
export function summaryOf(nearest: readonly Nearest[], k: number): NearestRows {
  const firsts = nearest.map(({ first }) => first).sort((a, b) => a - b);
  const ratios = nearest
    .map(({ first, second }) => (second === 0 ? 1 : first / second))
    .sort((a, b) => a - b);
  const below = Math.floor(0.05 * firsts.length);
  return {
    median: round(at(firsts, Math.floor(firsts.length / 2))),
    percentile_5: below < k ? null : round(at(firsts, below)),
    ratio_to_second: round(at(ratios, Math.floor(ratios.length / 2))),
  };
}

function at(sorted: readonly number[], i: number): number {
  return sorted[i] ?? 0;
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}

/** A distance divided by another one; null if either is unknown or the other one is 0. */
export function quotient(one: number | null, other: number | null): number | null {
  return one === null || other === null || other === 0 ? null : Number((one / other).toFixed(2));
}
