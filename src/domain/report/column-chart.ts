import { last, nth } from '../basics/nth.js';
import { type Bins, inferBins, type Point } from '../inference/numbers/infer-bins.js';
import { disclosableCount, disclosableShare } from '../inference/privacy/privacy.js';
import { axisOf, pointsOn } from './chart-axis.js';
import type { ComparedColumn } from './compared-columns.js';
import type { Values } from './measures.js';
import type { BarChart, HistogramChart } from './quality-report.js';

const MOST_BARS = 10;
/** The share of the values beyond each end of a histogram, at most. */
const TAIL = 0.01;
const OTHERS = 'other values';

/** A histogram in round intervals, joined where fewer than k sampled rows would be in one. */
export function histogramChart(
  { as, precision, sampled, made }: ComparedColumn,
  k: number,
): HistogramChart | null {
  const axis = axisOf(as, precision);
  const points = pointsOn(axis, sampled);
  const bins = inferBins(points, k, axis.rounding);
  if (bins === undefined) return null;
  const grid = axis.grid(...rangeOf(bins));
  const edges = joinedEdges(rowsBetween(points, grid), k).map((i) => nth(grid, i));
  return {
    form: 'histogram',
    edges: edges.map(axis.edge),
    open: [nth(points, 0).at < nth(edges, 0), last(points).at > last(edges)],
    sampled: sharesOf(rowsBetween(points, edges).map((rows) => disclosableCount(rows, k))),
    made: sharesOf(rowsBetween(pointsOn(axis, made), edges)),
  };
}

/** The range of the bins, without those that are in the tails as a whole. */
function rangeOf({ edges, weights }: Bins): readonly [number, number] {
  let [low, high] = [0, weights.length - 1];
  for (let sum = nth(weights, low); sum <= TAIL && low < high; sum += nth(weights, low)) {
    low++;
  }
  for (let sum = nth(weights, high); sum <= TAIL && low < high; ) {
    high--;
    sum += nth(weights, high);
  }
  // Where almost all rows have one value, the tails are all there is to see.
  return low === high ? [nth(edges, 0), last(edges)] : [nth(edges, low), nth(edges, high + 1)];
}

/** The indices of the edges that remain when intervals are joined until each has k rows. */
function joinedEdges(rows: readonly number[], k: number): readonly number[] {
  const edges = [0];
  let sum = 0;
  rows.forEach((count, i) => {
    sum += count;
    if (sum < k) return;
    edges.push(i + 1);
    sum = 0;
  });
  // What is left at the end joins the last interval.
  if (edges.length === 1) edges.push(rows.length);
  else edges[edges.length - 1] = rows.length;
  return edges;
}

function rowsBetween(points: readonly Point[], edges: readonly number[]): readonly number[] {
  const rows = Array<number>(edges.length - 1).fill(0);
  for (const { at, rows: here } of points) {
    const beyond = edges.findIndex((edge) => edge > at);
    const i = beyond < 0 ? rows.length - 1 : Math.max(0, beyond - 1);
    rows[i] = nth(rows, i) + here;
  }
  return rows;
}

function sharesOf(rows: readonly number[]): readonly number[] {
  const total = rows.reduce((sum, count) => sum + count, 0);
  return rows.map((count) => disclosableShare(count, total));
}

/** Bars for the frequent categories, and one for all others if they have k rows together. */
export function barChart(
  { categories, sampled, made }: ComparedColumn,
  isDisclosable: (category: string) => boolean,
  k: number,
): BarChart | null {
  const [inSample, inMade] = [rowsOf(sampled), rowsOf(made)];
  const shown = frequent(inSample, k)
    .filter((code) => isDisclosable(nth(categories, code)))
    .slice(0, MOST_BARS);
  if (shown.length === 0) return null;
  const others = (rows: ReadonlyMap<number, number>): number =>
    [...rows].reduce((sum, [code, count]) => sum + (shown.includes(code) ? 0 : count), 0);
  const hasOthers = others(inSample) >= k;
  const counts = (rows: ReadonlyMap<number, number>): readonly number[] => [
    ...shown.map((code) => rows.get(code) ?? 0),
    ...(hasOthers ? [others(rows)] : []),
  ];
  return {
    form: 'bars',
    labels: [...shown.map((code) => nth(categories, code)), ...(hasOthers ? [OTHERS] : [])],
    sampled: sharesOf(counts(inSample).map((rows) => disclosableCount(rows, k))),
    made: sharesOf(counts(inMade)),
  };
}

export function rowsOf(values: Values): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (const value of values) {
    if (!Number.isNaN(value)) rows.set(value, (rows.get(value) ?? 0) + 1);
  }
  return rows;
}

/** The codes of k rows or more, the most frequent first. */
export function frequent(rows: ReadonlyMap<number, number>, k: number): readonly number[] {
  return [...rows]
    .filter(([, count]) => count >= k)
    .sort((a, b) => b[1] - a[1])
    .map(([code]) => code);
}
