import { lazy } from '../basics/lazy.js';
import type { Preparation } from '../columns/preparation.js';
import { TWO_32 } from '../random/fractions.js';
import { highWord, type Key, lane, word } from '../random/mix.js';
import { type HalvingRule, halveBetween } from './halving.js';

/** Beyond 2^53 steps a double does not count. */
const MOST_LEVELS = 53;

/** Two states are drawn independently if the first one changes the chances of the second by less than this. */
const LEAST_INFLUENCE = 1e-13;

/** Estimated time for a product of two chances, in nanoseconds. */
const PRODUCT_COST = 2;

/** For each of n states the chances of all states, one row after the other. */
type Chances = Float64Array;

/** The draw of a step: a fraction from 0 to below 1. */
function fractionAt(key: Key, step: number): number {
  return (word(step | 0, key.a, lane(key, highWord(step), 0)) >>> 0) / TWO_32;
}

/** The state of a row of chances in which a fraction falls. */
function chosen(chances: Float64Array, fraction: number): number {
  let sum = 0;
  for (let state = 0; state < chances.length - 1; state++) {
    sum += chances[state] as number;
    if (fraction < sum) return state;
  }
  return chances.length - 1;
}

/** The chances of two steps by those of one: the sums of the products, as `middle` adds them up. */
function squared(chances: Chances, n: number): Chances {
  const square = new Float64Array(n * n);
  for (let from = 0; from < n; from++) {
    for (let to = 0; to < n; to++) {
      let sum = 0;
      for (let state = 0; state < n; state++) {
        sum += (chances[from * n + state] as number) * (chances[state * n + to] as number);
      }
      square[from * n + to] = sum;
    }
  }
  return square;
}

/** Chances whose rows add up to 1: errors of rounding would double with each square. */
function evened(chances: Chances, n: number): Chances {
  const even = chances.slice();
  for (let from = 0; from < n; from++) {
    const row = even.subarray(from * n, from * n + n);
    const sum = row.reduce((all, chance) => all + chance, 0);
    for (let to = 0; to < n; to++) row[to] = (row[to] as number) / sum;
  }
  return even;
}

/** Whether the state after these steps does not depend on the one before them. */
function isForgotten(chances: Chances, n: number): boolean {
  return chances.every((chance, i) => {
    return Math.abs(chance - (chances[i % n] as number)) < LEAST_INFLUENCE;
  });
}

/** The share of each state in the long run: that of the chain which stays at every other step, for this one forgets. */
function sharesOf(chances: Chances, n: number): Float64Array {
  let slow: Chances = chances.map((chance, i) => (chance + (i % (n + 1) === 0 ? 1 : 0)) / 2);
  for (let level = 0; level <= MOST_LEVELS && !isForgotten(slow, n); level++) {
    slow = evened(squared(slow, n), n);
  }
  return slow.slice(0, n);
}

class ChainHalving implements HalvingRule {
  readonly #n: number;
  /** At level h: the chances of 2^h steps, and their squares before they were evened. */
  readonly #chances: readonly Chances[];
  readonly #squares: readonly Chances[];
  readonly #shares: Float64Array;
  /** The chances of as many steps as lie between two ends; undefined if these are independent. */
  readonly #far: Chances | undefined;
  readonly distance: number;

  constructor(transitions: Chances, n: number) {
    const chances: Chances[] = [];
    const squares: Chances[] = [];
    let far = evened(transitions, n);
    while (chances.length < MOST_LEVELS && !isForgotten(far, n)) {
      const square = squared(far, n);
      chances.push(far);
      squares.push(square);
      far = evened(square, n);
    }
    this.#n = n;
    this.#chances = chances;
    this.#squares = squares;
    this.#shares = sharesOf(transitions, n);
    this.#far = isForgotten(far, n) ? undefined : far;
    this.distance = chances.reduce((steps) => 2 * steps, 1);
  }

  drawAt(key: Key, step: number): number {
    return fractionAt(key, step);
  }

  middle(level: number, before: number, after: number, fraction: number): number {
    const n = this.#n;
    const chances = this.#chances[level] as Chances;
    const sought = fraction * ((this.#squares[level] as Chances)[before * n + after] as number);
    let sum = 0;
    for (let state = 0; state < n - 1; state++) {
      sum += (chances[before * n + state] as number) * (chances[state * n + after] as number);
      if (sought < sum) return state;
    }
    return n - 1;
  }

  /** The state at a multiple of `distance`. A chain that never forgets has two of them, which are all that doubles reach. */
  endAt(key: Key, step: number, fraction = fractionAt(key, step)): number {
    if (this.#far === undefined || step === 0) return chosen(this.#shares, fraction);
    const from = this.endAt(key, 0) * this.#n;
    return chosen(this.#far.subarray(from, from + this.#n), fraction);
  }
}

/**
 * A stationary Markov chain: the state of each step depends on that of the step before alone. `transitions` has the chances
 * of the next step's states, n for each of the n states; from each state all others must be reached in the end.
 *
 * States at multiples of a large distance are independent draws. All others are middles, drawn given both ends, so the
 * chain is exact, and a window of it costs the same wherever it lies.
 */
export class MarkovChain {
  readonly #rule: () => ChainHalving;
  /** The tables of the chain as a preparation of a column. */
  readonly preparation: Preparation;

  constructor(transitions: Float64Array) {
    const n = Math.sqrt(transitions.length);
    const rule = lazy(() => new ChainHalving(transitions, n));
    this.#rule = rule;
    this.preparation = {
      cost: 2 * MOST_LEVELS * n * transitions.length * PRODUCT_COST,
      bytes: 2 * MOST_LEVELS * transitions.length * 8,
      make: () => void rule(),
    };
  }

  /** Fills `out` with the states of successive steps, as numbers from 0. */
  fill(out: Float64Array, key: Key, first: number): void {
    const rule = this.#rule();
    const { distance } = rule;
    for (let i = 0; i < out.length; i++) {
      const step = first + i;
      const fraction = fractionAt(key, step);
      out[i] = step % distance === 0 ? rule.endAt(key, step, fraction) : fraction;
    }
    halveBetween({ key, first, draws: out }, rule, distance, (step) => rule.endAt(key, step));
  }
}

/** The chances of a chain that stays in each state for this many steps on average, and leaves it by weight. */
export function transitionsOf(
  states: readonly { readonly meanLength: number; readonly next: ArrayLike<number> }[],
): Float64Array {
  const n = states.length;
  const transitions = new Float64Array(n * n);
  states.forEach(({ meanLength, next }, from) => {
    let sum = 0;
    for (let to = 0; to < n; to++) sum += next[to] as number;
    for (let to = 0; to < n; to++) {
      transitions[from * n + to] =
        to === from ? 1 - 1 / meanLength : (next[to] as number) / sum / meanLength;
    }
  });
  return transitions;
}
