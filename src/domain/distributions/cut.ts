import { MOST_CUTS } from '../columns/shared-strata.js';
import type { Stratum } from '../random/strata.js';

/** A law over the values number 0 to n - 1. */
export interface Law {
  /** How much of the law falls on the values from number `from` to before number `to`. */
  mass(from: number, to: number): number;
  /**
   * Where to cut many values, by rising numbers, the first and last at the ends of what has mass: between two of
   * these the mass of a value hardly changes.
   */
  cuts(count: number): readonly number[];
}

/** `count` + 1 points at even distances from `low` to `high`. */
export function evenly(low: number, high: number, count: number): readonly number[] {
  // Loops, here and below: a request may cut a thousand laws, and lists made by callbacks take twice the time.
  const points: number[] = [];
  for (let i = 0; i <= count; i++) points.push(low + ((high - low) * i) / count);
  return points;
}

/** A law cut to strata. Each has its exact mass, so that the law is off only inside a stratum. */
export function cut(n: number, law: Law): readonly Stratum[] {
  const borders = n <= MOST_CUTS ? evenly(0, n, n) : bordersOf(n, law);
  const strata: Stratum[] = [];
  for (let i = 1; i < borders.length; i++) {
    const start = borders[i - 1] as number;
    const end = borders[i] as number;
    strata.push({ start, size: end - start, mass: law.mass(start, end) });
  }
  return strata;
}

function bordersOf(n: number, law: Law): ArrayLike<number> {
  // Two of the strata are left to what lies before the first cut and behind the last.
  const cuts = law.cuts(MOST_CUTS - 2);
  const borders = new Float64Array(cuts.length + 2);
  for (let i = 0; i < cuts.length; i++) borders[i] = within(Math.round(cuts[i] as number), n);
  // Rounded outwards at the ends: a law that is one sharp peak must not share its stratum with the rest.
  borders[0] = within(Math.floor(cuts[0] ?? 0), n);
  borders[cuts.length - 1] = within(Math.ceil(cuts.at(-1) ?? n), n);
  borders.set([0, n], cuts.length);
  borders.sort();
  return borders.filter((border, i) => border !== borders[i - 1]);
}

function within(border: number, n: number): number {
  return Math.max(0, Math.min(n, border));
}
