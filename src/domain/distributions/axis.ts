import { scaledDown, scaledUp } from '../columns/whole-range.js';

/** A value as a distribution names it; a day in a column of moments is a stretch of them. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** The values of a column, number 0 to n - 1, on the line that its distribution is told on. */
export interface Axis {
  readonly n: number;
  /** Value number 0, and how far the next one is, in the unit that a distribution counts in. */
  readonly first: number;
  readonly step: number;
  /** What log_normal takes value number 0 for. */
  readonly origin: number;
  /** Where a place begins, in that unit. */
  position(place: Place): number;
  /** Number of the first value that is not before a place; the line goes on beyond both ends. */
  firstFrom(place: Place): number;
  /** Number of the first value behind a place. */
  firstAfter(place: Place): number;
}

/** The whole numbers min, min + step, … of which there are `n`, each a value x 10^decimals. */
export function numberAxis(
  { min, step, n }: { readonly min: number; readonly step: number; readonly n: number },
  decimals: number,
): Axis {
  const unit = Number(`1e${decimals}`);
  return {
    n,
    first: min / unit,
    step: step / unit,
    origin: min / unit,
    position: ({ from }) => from,
    firstFrom: ({ from }) => stepsTo(scaledUp(from, decimals) - min, step),
    firstAfter: ({ to }) => stepsTo(scaledDown(to, decimals) + 1 - min, step),
  };
}

/**
 * Ticks of time from number `min` on. A tick is `perTick` of the unit that places are counted in, and `step` of
 * the unit of distributions. log_normal counts from the first tick, since no moment is 0 by nature.
 */
export function timeAxis(
  { min, n }: { readonly min: number; readonly n: number },
  { perTick, step }: { readonly perTick: number; readonly step: number },
): Axis {
  return {
    n,
    first: min * step,
    step,
    origin: 0,
    position: ({ from }) => (from / perTick) * step,
    firstFrom: ({ from }) => Math.ceil(from / perTick) - min,
    firstAfter: ({ to }) => Math.floor(to / perTick) + 1 - min,
  };
}

/** How many steps lead to `distance` or beyond it; exact where the quotient of two doubles is not. */
function stepsTo(distance: number, step: number): number {
  const rest = distance % step;
  return (distance - rest) / step + (rest > 0 ? 1 : 0);
}
