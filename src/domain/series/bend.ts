import { exp, logOnePlus } from '../distributions/elementary.js';

/** Keeps values within bounds without a pile of equal values at them. */
export type Bend = (value: number) => number;

/**
 * Bends values into an interval. Far from a bound by `reach`, the usual size of a deviation, values stay about as they are;
 * near it they come ever closer, and none is cut off.
 */
export function bendBetween(min: number | undefined, max: number | undefined, reach: number): Bend {
  if (min !== undefined && max !== undefined) {
    const width = max - min;
    const middle = min + width / 2;
    // The logistic curve has a slope of 1 in the middle.
    return (value) => min + width / (1 + exp((-4 * (value - middle)) / width));
  }
  const scale = Math.max(reach, Number.MIN_VALUE);
  if (min !== undefined) return (value) => min + scale * softPlus((value - min) / scale);
  if (max !== undefined) return (value) => max - scale * softPlus((max - value) / scale);
  return (value) => value;
}

/** log(1 + e^x): about x where it is large, and about 0 where it is far below 0. */
function softPlus(x: number): number {
  return x > 0 ? x + logOnePlus(exp(-x)) : logOnePlus(exp(x));
}
