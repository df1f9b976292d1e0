import { number } from '../constraints/numbers.js';
import { densityStrata, SHAPE } from './density-strata.js';
import { distributionKind } from './distribution-kind.js';
import { log } from './elementary.js';

/** A power of `x` as a logarithm; 1 if the exponent is 0, also for an x of 0. */
const logPower = (exponent: number, x: number): number => (exponent > 0 ? exponent * log(x) : 0);

export const beta = distributionKind({
  name: 'beta',
  description:
    'Values between the ends of the range, such as scores: the mean lies at alpha / (alpha + beta) of the range.',
  isOfNumbers: true,
  required: () => ({
    alpha: number('how far the values keep from the first value of the range', SHAPE),
    beta: number('how far the values keep from the last value of the range', SHAPE),
  }),
  optional: () => ({}),
  strata: ({ alpha, beta: other }, { n }) => {
    const [rise, fall] = [alpha - 1, other - 1];
    const peak = rise + fall > 0 ? rise / (rise + fall) : 0.5;
    return densityStrata(
      {
        low: -0.5,
        high: n - 0.5,
        log: (at) => {
          const part = (at + 0.5) / n;
          return logPower(rise, part) + logPower(fall, 1 - part);
        },
      },
      peak * n - 0.5,
      n,
    );
  },
});
