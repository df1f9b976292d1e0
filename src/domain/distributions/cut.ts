import { nth } from '../basics/nth.js';
import { MOST_CUTS } from '../columns/shared-strata.js';
import type { Stratum } from '../random/strata.js';

/** A distribution over the values 0 to n - 1. */
export interface MassFunction {
  /** Returns the mass of the values from `from` up to, but without, `to`. */
  mass(from: number, to: number): number;
  /**
   * Returns where to cut a large range, in increasing order. Between two cuts the mass of a value hardly changes. The
   * first and the last cut are the ends of the part that has mass.
   */
  cuts(count: number): readonly number[];
}

/** Returns `count` + 1 points at equal distances from `low` to `high`. */
export function evenly(low: number, high: number, count: number): readonly number[] {
  // This module uses loops: a request may cut a thousand distributions, and lists made by callbacks take twice the time.
  const points: number[] = [];
  for (let i = 0; i <= count; i++) points.push(low + ((high - low) * i) / count);
  return points;
}

/** Cuts a distribution into strata. Each stratum has its exact mass, so errors occur only inside a stratum. */
export function cut(n: number, shape: MassFunction): readonly Stratum[] {
  const borders = n <= MOST_CUTS ? evenly(0, n, n) : bordersOf(n, shape);
  const strata: Stratum[] = [];
  for (let i = 1; i < borders.length; i++) {
    const start = nth(borders, i - 1);
    const end = nth(borders, i);
    strata.push({ start, size: end - start, mass: shape.mass(start, end) });
  }
  return strata;
}

function bordersOf(n: number, shape: MassFunction): ArrayLike<number> {
  // Two strata are reserved for the values before the first cut and after the last.
  const cuts = shape.cuts(MOST_CUTS - 2);
  const borders = new Float64Array(cuts.length + 2);
  for (let i = 0; i < cuts.length; i++) borders[i] = within(Math.round(nth(cuts, i)), n);
  // The ends are rounded outwards: the stratum of a sharp peak must not include other values.
  borders[0] = within(Math.floor(cuts[0] ?? 0), n);
  borders[cuts.length - 1] = within(Math.ceil(cuts.at(-1) ?? n), n);
  borders.set([0, n], cuts.length);
  borders.sort();
  return borders.filter((border, i) => border !== borders[i - 1]);
}

function within(border: number, n: number): number {
  return Math.max(0, Math.min(n, border));
}
