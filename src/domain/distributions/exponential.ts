import { positive } from '../constraints/numbers.js';
import { cut, evenly } from './cut.js';
import { distributionKind } from './distribution-kind.js';
import { exp } from './elementary.js';
import { integral } from './quadrature.js';

/** Beyond e^-50 of the first value's mass a draw of 64 bits sees nothing. */
const NEGLIGIBLE = 50;
/** Below, every value of the largest range comes equally often; above, the first one alone. */
const [FLATTEST, STEEPEST] = [1e-200, 1e200];

/** 1 - e^-x, exact for small x too. */
function lost(x: number): number {
  return x < 1 ? integral((at) => exp(-at), 0, x) : 1 - exp(-x);
}

export const exponential = distributionKind({
  name: 'exponential',
  description:
    'Each value comes e^(rate x step) times as often as the next, from the first of the range on.',
  required: ({ unit }) => ({
    rate: positive(
      `how fast values get rarer; 1 / rate is the mean distance from the first, in ${unit}`,
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
