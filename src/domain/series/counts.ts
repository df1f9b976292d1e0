import { scoreAt } from '../copula/normal-scores.js';
import { exp, log } from '../distributions/elementary.js';
import { TWO_32 } from '../random/fractions.js';
import { numberKey } from '../random/key.js';
import { highWord, type Key, lane, word } from '../random/mix.js';

/** From this mean on, a normal draw with the right mean, variance and skewness differs too little to be seen. */
const MANY = 40;

/** The variance that rounding and the term of the skewness add. */
const ADDED_VARIANCE = 1 / 12 + 1 / 18;

/** Chances below this are none: no draw of 32 bits reaches them. */
const LEAST_CHANCE = 1e-15;

/** A fraction above 0 and below 1. */
function fractionAt(key: Key, row: number): number {
  return ((word(row | 0, key.a, lane(key, highWord(row), 0)) >>> 0) + 0.5) / TWO_32;
}

/** A count from the Poisson distribution. */
function poissonAt(mean: number, key: Key, row: number): number {
  if (!(mean > 0)) return 0;
  if (mean >= MANY) {
    const score = scoreAt(key, row);
    const deviation = Math.sqrt(mean - ADDED_VARIANCE);
    return Math.max(0, Math.round(mean + deviation * score + (score * score - 1) / 6));
  }
  const fraction = fractionAt(key, row);
  let chance = exp(-mean);
  let sum = chance;
  let count = 0;
  while (fraction > sum && chance > LEAST_CHANCE * sum) {
    count += 1;
    chance *= mean / count;
    sum += chance;
  }
  return count;
}

/** Draws from the gamma distribution with a mean of 1 and this variance (Marsaglia and Tsang, 2000). */
class Gamma {
  readonly #key: Key;
  readonly #keys: Key[] = [];
  /** The shape of the distribution, and that of the one that is drawn, which is at least 1. */
  readonly #shape: number;
  readonly #drawn: number;

  constructor(key: Key, variance: number) {
    this.#key = key;
    this.#shape = 1 / variance;
    this.#drawn = this.#shape < 1 ? this.#shape + 1 : this.#shape;
  }

  /** The key of the k-th draw of a cell. */
  #keyOf(k: number): Key {
    for (let next = this.#keys.length; next <= k; next++) {
      this.#keys.push(numberKey(this.#key, next));
    }
    return this.#keys[k] as Key;
  }

  at(row: number): number {
    const draw = this.#drawAt(row) / this.#shape;
    if (this.#shape >= 1) return draw;
    return draw * exp(log(fractionAt(this.#keyOf(0), row)) / this.#shape);
  }

  #drawAt(row: number): number {
    const size = this.#drawn - 1 / 3;
    const slope = 1 / Math.sqrt(9 * size);
    for (let k = 1; ; k += 2) {
      const score = scoreAt(this.#keyOf(k), row);
      const base = 1 + slope * score;
      if (base <= 0) continue;
      const cube = base * base * base;
      const fraction = fractionAt(this.#keyOf(k + 1), row);
      const square = score * score;
      // Nearly all draws are taken by this bound, which needs no logarithm.
      if (fraction < 1 - 0.0331 * square * square) return size * cube;
      if (log(fraction) < square / 2 + size * (1 - cube + log(cube))) return size * cube;
    }
  }
}

/** Counts of events in each step, by the number that is expected. */
export class Counts {
  readonly #key: Key;
  readonly #gamma: Gamma | undefined;

  /** The variance of a count is mean + `dispersion` * mean^2: with 0 a Poisson distribution, else a negative binomial one. */
  constructor(keyOf: (part: string) => Key, dispersion: number) {
    this.#key = keyOf('count');
    this.#gamma = dispersion === 0 ? undefined : new Gamma(keyOf('dispersion'), dispersion);
  }

  /** Replaces the means of successive rows by counts. A mean below 0 is 0. */
  fill(means: Float64Array, row: number): void {
    const gamma = this.#gamma;
    for (let i = 0; i < means.length; i++) {
      const factor = gamma === undefined ? 1 : gamma.at(row + i);
      means[i] = poissonAt((means[i] as number) * factor, this.#key, row + i);
    }
  }
}
