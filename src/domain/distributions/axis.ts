import { scaledDown, scaledUp } from '../basics/whole-range.js';

/** A value as a distribution names it; a day in a column of moments is a stretch of them. */
export interface AxisValue {
  readonly from: number;
  readonly to: number;
}

/** The values of a column, number 0 to n - 1, on the line that its distribution is told on. */
export interface Axis {
  /** Axes of one name are the same. */
  readonly name: string;
  readonly n: number;
  /** Value number 0, and how far the next one is, in the unit that a distribution counts in. */
  readonly first: number;
  readonly step: number;
  /** What log_normal takes value number 0 for. */
  readonly origin: number;
  /** Where a value begins, in that unit. */
  position(value: AxisValue): number;
  /** Number of the first value of the column that is not before `value`; the line goes on beyond both ends. */
  firstFrom(value: AxisValue): number;
  /** Number of the first value of the column after `value`. */
  firstAfter(value: AxisValue): number;
}

/** The whole numbers min, min + step, … of which there are `n`, each a value x 10^decimals. */
export function numberAxis(
  { min, step, n }: { readonly min: number; readonly step: number; readonly n: number },
  decimals: number,
): Axis {
  const unit = Number(`1e${decimals}`);
  return {
    name: `numbers ${min} ${step} ${n} ${decimals}`,
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
 * Ticks of time from number `min` on. A tick is `perTick` of the unit of an AxisValue, and `step` of
 * the unit of distributions. log_normal counts from the first tick, since no moment is 0 by nature.
 */
export function timeAxis(
  { min, n }: { readonly min: number; readonly n: number },
  { perTick, step }: { readonly perTick: number; readonly step: number },
): Axis {
  return {
    name: `times ${min} ${n} ${perTick} ${step}`,
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
