import { integer, number } from '../constraints/numbers.js';
import { checkCounts, countStrata } from './counts.js';
import { distributionKind } from './distribution-kind.js';
import { log } from './elementary.js';
import { logGamma } from './log-gamma.js';

const MOST_TRIALS = 1e9;
/** Nearer to 0 or 1, the column would have one value. */
const LEAST_CHANCE = 1e-12;

export const binomial = distributionKind({
  name: 'binomial',
  description:
    'Numbers of successes in independent trials of the same chance, such as correct answers. Other values do not occur.',
  isOfNumbers: true,
  required: () => ({
    trials: integer('the number of trials', {
      min: 1,
      max: MOST_TRIALS,
    }),
    chance: number('the chance of each trial', { min: LEAST_CHANCE, max: 1 - LEAST_CHANCE }),
  }),
  optional: () => ({}),
  check: ({ trials }, axis) => checkCounts(axis, trials),
  strata: ({ trials, chance }, axis) => {
    const odds = log(chance) - log(1 - chance);
    return countStrata(
      {
        log: (successes) =>
          successes * odds - logGamma(successes + 1) - logGamma(trials - successes + 1),
        peak: trials * chance,
        most: trials,
      },
      axis,
    );
  },
});
