import { positive } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { cut, evenly } from './cut.js';
import { distributionKind } from './distribution-kind.js';
import { exp, log, logOnePlus } from './elementary.js';
import { integral } from './quadrature.js';

/** The first ranks have their own mass in every range. The others are cut at equal distances of their logarithm. */
const HEAD = 1024;

export const zipf = distributionKind({
  name: 'zipf',
  description:
    'The first value of the range has rank 1, the next one rank 2, and so on. The probability of rank k is proportional to 1 / k^exponent.',
  required: () => ({}),
  optional: () => ({
    exponent: withDefault(positive('how much rarer later ranks are'), 1),
  }),
  strata: ({ exponent }, { n }) =>
    cut(n, {
      mass: (from, to) => {
        const rank = from + 1;
        if (to - from === 1) return exp(-exponent * log(rank));
        // The sum as an integral over the logarithm. Its error, exponent^2 / 24 rank^2, is small after the head.
        const low = log(rank - 0.5);
        const width = logOnePlus((to - from) / (rank - 0.5));
        return integral((at) => exp((1 - exponent) * at), low, width);
      },
      cuts: (count) => [
        ...evenly(0, HEAD, HEAD),
        ...evenly(log(HEAD + 0.5), log(n + 0.5), count - HEAD).map((at) => exp(at) - 0.5),
      ],
    }),
});
