import { positive } from '../constraints/numbers.js';
import type { Axis, AxisValue } from './axis.js';
import { type Bell, bell, bellMass, FARTHEST } from './bell.js';
import { cut, evenly } from './cut.js';
import { distributionKind } from './distribution-kind.js';

/** Bounds of the parameters, so that no quotient overflows. The shape is a single value, or flat, long before. */
const [SHARPEST, EXTREME] = [1e-250, 1e300];

/** The bell in indices of values: value i has the mass between i - 0.5 and i + 0.5. */
interface FittedBell {
  readonly middle: number;
  readonly deviation: number;
  readonly bell: Bell;
}

function fittedBell(given: { mean?: AxisValue; std_dev?: number }, axis: Axis): FittedBell {
  const { n, first, step } = axis;
  const mean = given.mean && (axis.position(given.mean) - first) / step;
  const middle = clamp(mean ?? (n - 1) / 2, -EXTREME, EXTREME);
  // Without the 1, the deviation for a range of one value would be 0.
  const sixth = Math.max(n - 1, 1) / 6;
  const deviation = clamp((given.std_dev ?? sixth * step) / step, SHARPEST, EXTREME);
  const low = (-0.5 - middle) / deviation;
  const high = (n - 0.5 - middle) / deviation;
  return { middle, deviation, bell: bell(low, high) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export const normal = distributionKind({
  name: 'normal',
  description:
    'The bell curve, cut off at the ends of the range. Each value is rounded to the nearest value of the range.',
  required: () => ({}),
  optional: ({ value, unit }) => ({
    mean: value('the middle of the bell; by default the middle of the range'),
    std_dev: positive(`standard deviation in ${unit}; by default a sixth of the range`),
  }),
  check: (given, axis) => {
    const { nearest } = fittedBell(given, axis).bell;
    if (nearest <= FARTHEST) return [];
    const message = `expected a mean and std_dev that reach the range: its nearest value is over ${FARTHEST} standard deviations from the mean`;
    return [{ path: '', message }];
  },
  strata: (given, axis) => {
    const { middle, deviation, bell: over } = fittedBell(given, axis);
    const reach = over.reach * deviation;
    const low = Math.max(0, middle - reach + 0.5);
    const high = Math.min(axis.n, middle + reach + 0.5);
    return cut(axis.n, {
      mass: (from, to) =>
        bellMass(over, (from - 0.5 - middle) / deviation, (to - from) / deviation),
      cuts: (count) => evenly(low, high, count),
    });
  },
});
