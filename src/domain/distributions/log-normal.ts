import { number, positive } from '../constraints/numbers.js';
import type { Axis } from './axis.js';
import { type Bell, bell, bellMass, FARTHEST } from './bell.js';
import { cut, evenly } from './cut.js';
import { distributionKind } from './distribution-kind.js';
import { exp, log, logOnePlus } from './elementary.js';

interface Given {
  readonly mu: number;
  readonly sigma: number;
}

/** Below this sigma a quotient could overflow. The distribution is a single value long before. */
const SHARPEST = 1e-300;

/** A bound on the error of a logarithm. */
const ROUNDING = 1e-13;

/** Returns where the interval of value `at` begins: half a step before the value. */
function border({ origin, step }: Axis, at: number): number {
  return origin + (at - 0.5) * step;
}

/** Returns the bell of the logarithms over the range. */
function bellOf({ mu, sigma: given }: Given, axis: Axis): Bell {
  const sigma = Math.max(given, SHARPEST);
  const low = (log(border(axis, 0)) - mu) / sigma;
  const high = (log(border(axis, axis.n)) - mu) / sigma;
  return bell(low, high);
}

export const logNormal = distributionKind({
  name: 'log_normal',
  description:
    'Values whose logarithm has a normal distribution, rounded to the nearest value of the range. Most values are small, a few are large.',
  required: ({ unit, origin }) => ({
    mu: number(
      `mean of the logarithm; half the values are under e^mu, counted in ${unit} from ${origin}`,
    ),
    sigma: positive('standard deviation of the logarithm'),
  }),
  optional: () => ({}),
  check: (given, axis) => {
    if (border(axis, axis.n) <= 0) {
      return [
        { path: '', message: 'expected a range with values above 0: log_normal has no others' },
      ];
    }
    if (bellOf(given, axis).nearest <= FARTHEST) return [];
    const message = `expected mu and sigma that reach the range: the logarithm of its nearest value is over ${FARTHEST} sigma from mu`;
    return [{ path: '', message }];
  },
  strata: (given, axis) => {
    const { mu } = given;
    const sigma = Math.max(given.sigma, SHARPEST);
    const { origin, step, n } = axis;
    const over = bellOf(given, axis);
    // The cuts are at equal distances of the logarithm, from the first border that has one.
    const firstBorder = Math.max(0, Math.floor(0.5 - origin / step) + 1);
    const reach = over.reach * sigma + ROUNDING;
    const low = Math.max(log(border(axis, firstBorder)), mu - reach);
    const high = Math.min(log(border(axis, n)), mu + reach);
    const indexOf = (at: number): number => (exp(at) - origin) / step + 0.5;
    return cut(n, {
      mass: (from, to) => {
        const start = border(axis, from);
        const end = (log(border(axis, to)) - mu) / sigma;
        if (start <= 0) return bellMass(over, -over.reach, end + over.reach);
        // The quotient of the ends keeps its digits. The difference of their logarithms could lose most of them.
        const width = logOnePlus(((to - from) * step) / start) / sigma;
        return bellMass(over, (log(start) - mu) / sigma, width);
      },
      cuts: (count) => [
        firstBorder - 1,
        Math.floor(indexOf(low)),
        ...evenly(low, high, count - 2).map(indexOf),
      ],
    });
  },
});
