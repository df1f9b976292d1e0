import { correlation } from '../../basics/correlation.js';
import { nth } from '../../basics/nth.js';
import { isMoment } from '../../columns/moments.js';
import type { Cell } from '../../tables/table-sample.js';
import type { Node } from '../dependence/node.js';
import { winsorised } from '../dependence/winsorised.js';
import { type Memory, memoryOf, squaredStep, varianceOfMean } from './memory.js';
import { placesIn, type Runs } from './runs.js';
import { meanOf, relativeSpread, squared, varianceOf } from './variance.js';

/** How the numbers of a column deviate from the level of their group, in units of the last decimal or as factors. */
export interface Deviations extends Memory {
  /** Whether a value is its level times a factor near 1, and not its level plus a deviation near 0. */
  readonly areFactors: boolean;
  /** The gain of each row, which all groups have; 0 if it explains little. */
  readonly trend: number;
  /** The level of each group. Its deviations add to the variance of its mean, so levels vary less. */
  readonly levels: Float64Array;
  /** How far the mean of a group is off by chance: a number, or a share of it. */
  readonly error: number;
}

interface Others {
  /** The other columns of the rows whose dependence is learned. */
  readonly others: readonly Node[];
  readonly place: Node | undefined;
  readonly levels: readonly Cell[] | undefined;
  readonly k: number;
}

/** The least mean number of rows of a group. */
const LEAST_ROWS = 5;
/** The least correlation with the row before, and by how much it exceeds that of the rows of a few levels. */
const LEAST_CORRELATION = 0.7;
const LEAST_GAIN = 0.05;
/** The greatest share of the variance of deviations that another column may explain: this dependence is lost. */
const MOST_EXPLAINED = 0.1;
/** The least share of the variance of deviations that a trend explains. */
const LEAST_TREND = 0.1;
/** Factors are taken if they vary less alike between groups than differences, by this much. */
const CLEARLY = 0.8;

/**
 * How numbers deviate from the level of their group with memory; undefined if a few levels tell as much of the row before,
 * if a number is missing, or if other columns of the rows tell about the deviations, or their place does by more than a
 * trend. `levels` has the level of each group, if there are some.
 */
export function deviationsOf(
  { numbers, field, nullCode }: Node,
  runs: Runs,
  { others, place, levels, k }: Others,
): Deviations | undefined {
  const isNumber = !isMoment(field.type) && field.type !== 'year';
  if (numbers === undefined || !isNumber || nullCode >= 0 || numbers.some(Number.isNaN))
    return undefined;
  const { starts, sizes, groupOf } = runs;
  const length = numbers.length / starts.length;
  if (length < LEAST_ROWS) return undefined;
  const values = winsorised(numbers, k);
  const variance = varianceOf(values);
  const correlation = 1 - (squaredStep(values, runs, 1, k) ?? Number.NaN) / (2 * variance);
  const means = starts.map((start, i) => meanOf(values.subarray(start, start + nth(sizes, i))));
  const between = levels === undefined ? 0 : betweenLevels(means, levels) / variance;
  if (!(correlation >= Math.max(LEAST_CORRELATION, between + LEAST_GAIN))) return undefined;
  const differences = values.map((value, row) => value - nth(means, groupOf[row] as number));
  const areFactors = varyAsFactors(differences, means, runs);
  const own = areFactors
    ? values.map((value, row) => value / nth(means, groupOf[row] as number) - 1)
    : differences;
  const trend = trendOf(own, runs);
  const places = placesIn(runs);
  const around = own.map((value, row) => value - trend * (places[row] as number));
  const told = [...others, ...(place === undefined ? [] : [place])];
  if (told.some((other) => explained(around, other, runs) > MOST_EXPLAINED)) return undefined;
  const memory = memoryOf(around, runs, k);
  const center = meanOf(means);
  const kept = 1 - varianceOfMean(memory, length) / varianceOf(means);
  // Factors hardly add to the variance of levels, which is wide beside them.
  const narrower = areFactors ? 1 : Math.sqrt(Math.max(0, kept));
  return {
    ...memory,
    areFactors,
    trend,
    error: Math.sqrt(varianceOf(own) / length),
    levels: Float64Array.from(means, (mean) => center + narrower * (mean - center)),
  };
}

/** The variance of the means of groups between levels. */
function betweenLevels(means: readonly number[], levels: readonly Cell[]): number {
  const center = meanOf(means);
  const sums = new Map<Cell, { sum: number; groups: number }>();
  for (const [group, mean] of means.entries()) {
    const { sum, groups } = sums.get(nth(levels, group)) ?? { sum: 0, groups: 0 };
    sums.set(nth(levels, group), { sum: sum + mean - center, groups: groups + 1 });
  }
  let between = 0;
  for (const { sum, groups } of sums.values()) between += squared(sum) / groups;
  return between / means.length;
}

/** Whether deviations are as great as their level, so that factors vary alike in all groups. */
function varyAsFactors(
  differences: Float64Array,
  means: readonly number[],
  { starts, sizes }: Runs,
): boolean {
  if (means.some((mean) => mean <= 0)) return false;
  const spreads = starts.map((start, i) =>
    Math.sqrt(varianceOf(differences.subarray(start, start + nth(sizes, i)))),
  );
  const factors = spreads.map((spread, i) => spread / nth(means, i));
  return relativeSpread(factors) < CLEARLY * relativeSpread(spreads);
}

/** The share of the variance of deviations that another column of the rows explains, 0..1. */
function explained(
  deviations: Float64Array,
  { numbers, states, conditions }: Node,
  runs: Runs,
): number {
  const { starts, sizes, groupOf } = runs;
  if (numbers !== undefined) {
    const means = starts.map((start, i) => meanOf(numbers.subarray(start, start + nth(sizes, i))));
    const others = numbers.map((number, row) => number - nth(means, groupOf[row] as number));
    return squared(correlation(deviations, others)?.r ?? 0);
  }
  const sums = new Float64Array(conditions.length + 1);
  const counts = new Float64Array(conditions.length + 1);
  for (const [row, deviation] of deviations.entries()) {
    const state = (states[row] as number) + 1;
    sums[state] = (sums[state] as number) + deviation;
    counts[state] = (counts[state] as number) + 1;
  }
  const mean = meanOf(deviations);
  let between = 0;
  counts.forEach((count, i) => {
    if (count > 0) between += count * squared((sums[i] as number) / count - mean);
  });
  return between / deviations.length / varianceOf(deviations);
}

/** The slope of deviations over the places of rows in their groups; 0 if it explains little of their variance. */
function trendOf(deviations: Float64Array, runs: Runs): number {
  const { sizes, groupOf } = runs;
  const places = placesIn(runs);
  const centered = Float64Array.from(
    places,
    (place, row) => place - (nth(sizes, groupOf[row] as number) - 1) / 2,
  );
  const { r = 0 } = correlation(deviations, centered) ?? {};
  if (squared(r) < LEAST_TREND) return 0;
  return r * Math.sqrt(varianceOf(deviations) / varianceOf(centered));
}
