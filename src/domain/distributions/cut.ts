import type { Stratum } from '../random/strata.js';

/** Up to so many values each has a stratum of its own, and its own mass to the last bit. */
export const MOST_CUTS = 2048;

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

/** `count` + 1 places at even distances from `low` to `high`. */
export function evenly(low: number, high: number, count: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, i) => low + ((high - low) * i) / count);
}

/** A law cut to strata. Each has its exact mass, so that the law is off only inside a stratum. */
export function cut(n: number, law: Law): readonly Stratum[] {
  const borders = n <= MOST_CUTS ? evenly(0, n, n) : bordersOf(n, law);
  return borders.slice(1).map((end, i) => {
    const start = borders[i] as number;
    return { start, size: end - start, mass: law.mass(start, end) };
  });
}

function bordersOf(n: number, law: Law): readonly number[] {
  // Two of the strata are left to what lies before the first cut and behind the last.
  const cuts = law.cuts(MOST_CUTS - 2);
  const first = Math.floor(cuts[0] ?? 0);
  const last = Math.ceil(cuts.at(-1) ?? n);
  // Rounded outwards at the ends: a law that is one sharp peak must not share its stratum with the rest.
  const borders = [0, first, ...cuts.slice(1, -1).map(Math.round), last, n];
  const inside = borders.map((border) => Math.max(0, Math.min(n, border)));
  return [...new Set(inside)].sort((one, other) => one - other);
}
