import { number, positive } from '../constraints/numbers.js';
import { densityStrata, SHAPE } from './density-strata.js';
import { distributionKind } from './distribution-kind.js';
import { log } from './elementary.js';

export const gamma = distributionKind({
  name: 'gamma',
  description:
    'Values above 0 with a long tail, such as waiting times. Their mean is shape x scale, if the range does not cut them off.',
  isOfNumbers: true,
  required: () => ({
    shape: number('1 is the exponential distribution, and more is nearer to a bell', SHAPE),
    scale: positive('how far the values spread from 0'),
  }),
  optional: () => ({}),
  check: (_, { origin, step, n }) =>
    origin + (n - 0.5) * step > 0
      ? []
      : [{ path: '', message: 'expected a range with values above 0' }],
  strata: ({ shape, scale }, { origin, step, n }) =>
    densityStrata(
      {
        low: Math.max(-0.5, -origin / step),
        high: n - 0.5,
        log: (at) => {
          const value = origin + at * step;
          return (shape > 1 ? (shape - 1) * log(value) : 0) - value / scale;
        },
      },
      ((shape - 1) * scale - origin) / step,
      n,
    ),
});
