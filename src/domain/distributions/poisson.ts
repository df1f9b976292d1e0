import { number } from '../constraints/numbers.js';
import { checkCounts, countStrata } from './counts.js';
import { distributionKind } from './distribution-kind.js';
import { log } from './elementary.js';
import { logGamma } from './log-gamma.js';

const MOST_EVENTS = 1e9;

export const poisson = distributionKind({
  name: 'poisson',
  description:
    'Numbers of independent events, such as calls in an hour. Values below 0 do not occur, and the range cuts off others.',
  isOfNumbers: true,
  required: () => ({
    mean: number('the mean number of events', {
      min: 1e-9,
      max: MOST_EVENTS,
    }),
  }),
  optional: () => ({}),
  check: (_, axis) => checkCounts(axis, Number.POSITIVE_INFINITY),
  strata: ({ mean }, axis) => {
    const logMean = log(mean);
    return countStrata(
      {
        log: (events) => events * logMean - logGamma(events + 1),
        peak: mean,
        most: Number.POSITIVE_INFINITY,
      },
      axis,
    );
  },
});
