import { scoreAt } from '../copula/normal-scores.js';
import type { Key } from '../random/mix.js';
import type { HalvingRule } from './halving.js';

/**
 * How a normal process is halved: the middle of two steps that are 2^(h + 1) apart is `factors[h]` times the sum of their
 * values, plus a normal draw of the standard deviation `spreads[h]`.
 */
export class NormalHalving implements HalvingRule {
  readonly #factors: Float64Array;
  readonly #spreads: Float64Array;

  constructor(factors: Float64Array, spreads: Float64Array) {
    this.#factors = factors;
    this.#spreads = spreads;
  }

  drawAt(key: Key, step: number): number {
    return scoreAt(key, step);
  }

  middle(level: number, before: number, after: number, score: number): number {
    const factor = this.#factors[level] as number;
    return factor * (before + after) + (this.#spreads[level] as number) * score;
  }
}
