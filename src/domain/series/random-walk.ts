import { fillScores, scoreAt } from '../copula/normal-scores.js';
import type { Key } from '../random/mix.js';
import { halve, type Node } from './halving.js';
import { NormalHalving } from './normal-halving.js';

/** The powers of two up to 2^53. */
const MOST_LEVELS = 54;

/** The middle of a walk lies between both ends, and its variance is half the number of steps to each of them. */
const RULE = (() => {
  const spreads = new Float64Array(MOST_LEVELS);
  for (let level = 0, half = 1; level < MOST_LEVELS; level++, half *= 2) {
    spreads[level] = Math.sqrt(half / 2);
  }
  return new NormalHalving(new Float64Array(MOST_LEVELS).fill(0.5), spreads);
})();

/**
 * Fills `out` with successive steps of a random walk: it begins with 0 at step 0, and each step adds a standard normal draw.
 * The walk has no end. Its values at powers of two are sums of independent draws, and all others are middles.
 */
export function fillWalk(out: Float64Array, key: Key, first: number): void {
  fillScores(out, key, first, out.length);
  const end = first + out.length;
  if (first === 0) out[0] = 0;
  let low: Node = { step: 1, value: scoreAt(key, 1) };
  while (low.step < end) {
    const step = 2 * low.step;
    const high = { step, value: low.value + Math.sqrt(low.step) * scoreAt(key, step) };
    const from = Math.max(low.step, first);
    const to = Math.min(step, end);
    if (from < to) {
      const draws = out.subarray(from - first, to - first);
      if (from === low.step) draws[0] = low.value;
      halve({ key, first: from, draws }, RULE, low.step, [low, high]);
    }
    low = high;
  }
}
