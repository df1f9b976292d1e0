import { fillScores, scoreAt } from '../copula/normal-scores.js';
import { exp } from '../distributions/elementary.js';
import type { Key } from '../random/mix.js';
import { halveBetween } from './halving.js';
import { NormalHalving } from './normal-halving.js';

const { LN2 } = Math;

/** Two values whose correlation is below this are drawn independently. A double cannot tell the difference. */
const LEAST_CORRELATION = 1e-17;

/**
 * A stationary normal process that returns to 0: AR(1), with a variance of 1. The correlation of two values is halved by
 * each `halfLife` steps between them.
 *
 * Values at multiples of a large distance are independent draws. All others are middles, drawn given both ends, so the process
 * is exact, and a window of it costs the same wherever it lies.
 */
export class MeanReversion {
  /** Values this many steps apart are independent. */
  readonly #distance: number;
  readonly #rule: NormalHalving;

  constructor(halfLife: number) {
    const factors: number[] = [];
    const spreads: number[] = [];
    let distance = 1;
    let correlation = exp(-LN2 / halfLife);
    while (correlation > LEAST_CORRELATION) {
      const square = correlation * correlation;
      factors.push(correlation / (1 + square));
      spreads.push(Math.sqrt((1 - square) / (1 + square)));
      correlation = square;
      distance *= 2;
    }
    this.#distance = distance;
    this.#rule = new NormalHalving(new Float64Array(factors), new Float64Array(spreads));
  }

  /** Fills `out` with the values of successive steps. */
  fill(out: Float64Array, key: Key, first: number): void {
    fillScores(out, key, first, out.length);
    const window = { key, first, draws: out };
    halveBetween(window, this.#rule, this.#distance, (step) => scoreAt(key, step));
  }
}
