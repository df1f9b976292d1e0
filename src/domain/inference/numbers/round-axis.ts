import { last, nth } from '../../basics/nth.js';
/** Rounding for whole numbers that represent the values of a column. */
export interface RoundAxis {
  /** The roundest number that is greater than `after` and at most `until`; undefined if an odd one is all that is left. */
  roundest(after: number, until: number): number | undefined;
  /**
   * A round number below `at`, at a distance of at most half of `spread`. It is `at` itself only if `at` is round for a
   * step of at least `spread`.
   */
  below(at: number, spread: number): number;
  /** The same above `at`. */
  above(at: number, spread: number): number;
}

/** 1, 2, 5, 10, 20, 50, … up to 5 x 10^15. */
const STEPS: readonly number[] = Array.from({ length: 16 }, (_, power) =>
  [1, 2, 5].map((digit) => Number(`${digit}e${power}`)),
).flat();

/** Rounding in the decimal system. */
export const decimalRounding: RoundAxis = {
  roundest: (after, until) => {
    for (let i = STEPS.length - 1; i > 0; i--) {
      const at = floorTo(until, nth(STEPS, i));
      if (at > after) return at;
    }
    return undefined;
  },
  below: (at, spread) => belowOn(STEPS, at, spread),
  above: (at, spread) => -belowOn(STEPS, -at, spread),
};

/** `below` of a `RoundAxis`, for ascending steps of which the first is 1. */
export function belowOn(steps: readonly number[], at: number, spread: number): number {
  const coarse = steps.find((step) => step >= spread) ?? last(steps);
  if (floorTo(at, coarse) === at) return at;
  return floorTo(at - 1, steps.findLast((step) => 2 * step <= spread) ?? 1);
}

/** The last even number that is greater than `after` and at most `until`: an end of the range itself would tell a value. */
export function evenWithin(after: number, until: number): number | undefined {
  const even = floorTo(until, 2);
  return even > after ? even : undefined;
}

export function floorTo(at: number, step: number): number {
  return Math.floor(at / step) * step;
}
