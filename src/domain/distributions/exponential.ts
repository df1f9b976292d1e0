import { positive } from '../constraints/numbers.js';
import { cut, evenly } from './cut.js';
import { distributionKind } from './distribution-kind.js';
import { exp } from './elementary.js';
import { integral } from './quadrature.js';

/** Mass below e^-50 of the first value's mass is ignored: a draw of 64 bits cannot reach it. */
const NEGLIGIBLE = 50;
/** Below `FLATTEST` all values of the largest range are equally likely; above `STEEPEST` only the first one is drawn. */
const [FLATTEST, STEEPEST] = [1e-200, 1e200];

/** Returns 1 - e^-x, exact for small x too. */
function lost(x: number): number {
  return x < 1 ? integral((at) => exp(-at), 0, x) : 1 - exp(-x);
}

export const exponential = distributionKind({
  name: 'exponential',
  description:
    'Each value is e^(rate x step) times as likely as the next one, starting with the first value of the range.',
  required: ({ unit }) => ({
    rate: positive(
      `how fast values get rarer; 1 / rate is the mean distance from the first value, in ${unit}`,
    ),
  }),
  optional: () => ({}),
  strata: ({ rate }, { n, step }) => {
    const decay = Math.max(FLATTEST, Math.min(STEEPEST, rate * step));
    return cut(n, {
      mass: (from, to) => exp(-decay * from) * lost(decay * (to - from)),
      cuts: (count) => evenly(0, Math.min(n, NEGLIGIBLE / decay), count),
    });
  },
});
