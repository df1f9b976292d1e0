import { scaledDown, scaledUp } from '../basics/whole-range.js';

/** A value as a distribution names it. It is an interval, since a day in a column of moments covers many moments. */
export interface AxisValue {
  readonly from: number;
  readonly to: number;
}

/** The values of a column, numbered 0 to n - 1, as positions on the line over which a distribution is defined. */
export interface Axis {
  /** Axes with the same name are equal. */
  readonly name: string;
  readonly n: number;
  /** The position of value 0 and the distance to the next value, in the unit of the distribution. */
  readonly first: number;
  readonly step: number;
  /** The number that log_normal uses for value 0. */
  readonly origin: number;
  /** Returns the position at which a value begins, in the same unit. */
  position(value: AxisValue): number;
  /** Returns the number of the column's first value that is not before `value`; it may lie outside 0 to n - 1. */
  firstFrom(value: AxisValue): number;
  /** Returns the number of the column's first value after `value`. */
  firstAfter(value: AxisValue): number;
}

/** Returns the axis of the `n` whole numbers min, min + step, …; each is a value x 10^decimals. */
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
 * Returns the axis of `n` ticks of time from tick `min` on. A tick is `perTick` units of an AxisValue and `step` units
 * of the distribution. log_normal counts from the first tick, since time has no natural zero.
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

/** Returns the number of steps that reach `distance`. The result is exact, unlike the quotient of two doubles. */
function stepsTo(distance: number, step: number): number {
  const rest = distance % step;
  return (distance - rest) / step + (rest > 0 ? 1 : 0);
}
