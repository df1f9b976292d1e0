import { lazy } from '../basics/lazy.js';
import type { Preparation } from '../columns/preparation.js';
import { exp } from '../distributions/elementary.js';
import { integral } from '../distributions/quadrature.js';
import { BELOW_ONE, TWO_32 } from '../random/fractions.js';
import { highWord, type Key, lane, word } from '../random/mix.js';

/** The tables of the normal distribution are interpolated. The greatest error of a share is below 10^-5 of it. */
const CELLS_OF_ONE = 256;
const FARTHEST = 9;
const BELOW_FARTHEST = FARTHEST - 1e-9;
const CELLS = CELLS_OF_ONE * FARTHEST;
/** Cells of each halving of the tail. */
const CELLS_OF_OCTAVE = 128;
/** Halvings of a word of 31 bits; the last one holds the word 0 alone. */
const OCTAVES = 33;
const DENSITY_OF_0 = 0.3989422804014327;
const NEWTON_STEPS = 4;

function density(z: number): number {
  return DENSITY_OF_0 * exp((-z * z) / 2);
}

/** The share of the normal distribution above k / CELLS_OF_ONE, for k from 0 to CELLS. */
const tails = lazy((): Float64Array => {
  const shares = new Float64Array(CELLS + 1);
  let share = 0;
  // Beyond twice the farthest score there is less than 10^-70.
  for (let k = 2 * CELLS; k >= 0; k--) {
    share += integral(density, k / CELLS_OF_ONE, 1 / CELLS_OF_ONE);
    if (k <= CELLS) shares[k] = share;
  }
  // The sum of small errors is taken out: the share above 0 is a half.
  const factor = 0.5 / (shares[0] as number);
  return shares.map((each) => each * factor);
});

/** The score z >= 0 above which this share, at most 0.5, lies. */
function scoreOf(share: number): number {
  const table = tails();
  let low = 0;
  let high = CELLS;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((table[middle] as number) >= share) low = middle;
    else high = middle;
  }
  const from = low / CELLS_OF_ONE;
  let z = from;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const above = (table[low] as number) - integral(density, from, z - from);
    z += (above - share) / density(z);
  }
  return z;
}

/** The normal score of a place above 0 and below 1. */
export function scoreOfPlace(place: number): number {
  const least = tails()[CELLS] as number;
  return place < 0.5 ? -scoreOf(Math.max(place, least)) : scoreOf(Math.max(1 - place, least));
}

/** The scores at the ends of the cells: those of octave o have shares from 2^-(o + 1) to 2^-o. */
const scores = lazy((): Float64Array => {
  const table = new Float64Array(OCTAVES * (CELLS_OF_OCTAVE + 1));
  let least = 0.25;
  for (let octave = 1; octave < OCTAVES; octave++, least /= 2) {
    for (let cell = 0; cell <= CELLS_OF_OCTAVE; cell++) {
      const share = least * (1 + cell / CELLS_OF_OCTAVE);
      table[octave * (CELLS_OF_OCTAVE + 1) + cell] = scoreOf(share);
    }
  }
  return table;
});

/** For each octave, the factor that maps its words to numbers from 1 to 2. */
const octaveFactors = lazy((): Float64Array => {
  const factors = new Float64Array(OCTAVES);
  for (let octave = OCTAVES - 1, factor = 2; octave >= 0; octave--, factor /= 2) {
    factors[octave] = factor;
  }
  return factors;
});

/** The tables as a preparation of a column. */
export const scoreTables: Preparation = {
  cost: 10_000_000,
  bytes: 8 * (CELLS + 1 + OCTAVES * (CELLS_OF_OCTAVE + 2)),
  make: () => {
    tails();
    scores();
    octaveFactors();
  },
};

/** The score above which this share of 31 bits, of the half of the distribution, lies: from the tables at its octave. */
function scoreOfTail(share: number, table: Float64Array, factors: Float64Array): number {
  const octave = Math.clz32(share);
  const cells = ((share + 0.5) * (factors[octave] as number) - 1) * CELLS_OF_OCTAVE;
  const cell = cells | 0;
  const at = octave * (CELLS_OF_OCTAVE + 1) + cell;
  const from = table[at] as number;
  return from + (cells - cell) * ((table[at + 1] as number) - from);
}

/** Fills `out` with a draw from the standard normal distribution for each row of a window. One word makes a draw. */
export function fillScores(out: Float64Array, key: Key, row: number, count: number): void {
  const table = scores();
  const factors = octaveFactors();
  const low = row | 0;
  const first = lane(key, highWord(row), 0);
  for (let i = 0; i < count; i++) {
    const bits = word(low + i, key.a, first);
    // The highest bit is the sign; the others, as a share of the half of the distribution, choose the score.
    const share = bits & 0x7fffffff;
    const score = scoreOfTail(share, table, factors);
    out[i] = bits < 0 ? -score : score;
  }
}

/** The draw that `fillScores` writes for a row. */
export function scoreAt(key: Key, row: number): number {
  const bits = word(row | 0, key.a, lane(key, highWord(row), 0));
  const score = scoreOfTail(bits & 0x7fffffff, scores(), octaveFactors());
  return bits < 0 ? -score : score;
}

/** Fills `out` with the score of each place, which is above 0 and below 1. The score grows with the place. */
export function fillScoresOfPlaces(out: Float64Array, places: Float64Array, count: number): void {
  const table = scores();
  const factors = octaveFactors();
  for (let i = 0; i < count; i++) {
    const place = places[i] as number;
    const share = Math.floor(Math.min(place, 1 - place) * TWO_32);
    const score = scoreOfTail(share, table, factors);
    out[i] = place < 0.5 ? -score : score;
  }
}

/** Independent scores, and the factor by which a correlated score contains them. */
export interface Term {
  readonly factor: number;
  readonly scores: Float64Array;
}

/** Fills `out` with the places of the sums of these terms, whose squared factors add up to 1. */
export function fillCorrelatedPlaces(
  out: Float64Array,
  terms: readonly Term[],
  count: number,
): void {
  out.fill(0, 0, count);
  for (const { factor, scores } of terms) {
    for (let i = 0; i < count; i++) {
      out[i] = (out[i] as number) + factor * (scores[i] as number);
    }
  }
  fillPlaces(out, count);
}

/** Replaces each score by its place: the share of the standard normal distribution below it, above 0 and below 1. */
export function fillPlaces(scores: Float64Array, count: number): void {
  const table = tails();
  for (let i = 0; i < count; i++) {
    const score = scores[i] as number;
    const cells = Math.min(Math.abs(score), BELOW_FARTHEST) * CELLS_OF_ONE;
    const cell = cells | 0;
    const from = table[cell] as number;
    const tail = from + (cells - cell) * ((table[cell + 1] as number) - from);
    scores[i] = score < 0 ? tail : Math.min(1 - tail, BELOW_ONE);
  }
}
