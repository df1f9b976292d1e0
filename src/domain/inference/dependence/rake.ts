import { entryOf } from '../../basics/entry-of.js';
import { nth } from '../../basics/nth.js';
import type { InferredRow } from './inferred-given.js';
import type { Shares } from './rest-weights.js';

/** The weights of a table of conditions over categories. */
interface Weights {
  readonly rows: readonly InferredRow[];
  /** How the values without a weight share the rest of a row. */
  readonly restWeights: Shares;
}

const ROUNDS = 3;
const [LEAST_FACTOR, MOST_FACTOR] = [0.2, 5];
const DIGITS = 4;

/**
 * Moves the weights of all rows by a common factor for each value, until the values that the rows make together have
 * their shares in the sample. Rare values of the other columns are drawn as frequent ones, which would shift them.
 * `counts` has the sampled rows of each row of the table.
 */
export function raked(
  { rows, restWeights }: Weights,
  shares: Shares,
  counts: readonly number[],
): Weights {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const all = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const values = [...new Set([...Object.keys(shares), ...Object.keys(restWeights)])];
  const wanted = values.map((value) => (shares[value] ?? Number.NaN) / all);
  const places = new Map(values.map((value, place) => [value, place]));
  const rest = listed(restWeights, places);
  const moving = rows.map((row) => movingRow(row, rest, places));
  for (let round = 0; round < ROUNDS; round++) {
    const made = new Float64Array(values.length).fill(Number.NaN);
    for (const [i, row] of moving.entries()) {
      addShares(made, row, rest, nth(counts, i) / total);
    }
    const factors = wanted.map((share, place) => {
      const factor = share / nth(made, place);
      // A value that no row makes keeps its weight.
      return Number.isNaN(factor) ? 1 : Math.max(LEAST_FACTOR, Math.min(MOST_FACTOR, factor));
    });
    const sums = moving.map(({ unnamed }) => sumOf(rest.weights, unnamed));
    for (const { named } of moving) scale(named, factors);
    scale(rest, factors);
    moving.forEach((row, i) => {
      row.rest = rounded((row.rest * sumOf(rest.weights, row.unnamed)) / nth(sums, i));
    });
  }
  return {
    restWeights: sharesOf(rest, values),
    rows: rows.map((row, i) => {
      const { named, rest: moved } = nth(moving, i);
      if (row.weights === undefined) return row;
      const left = row.rest === undefined ? {} : { rest: moved };
      return { ...row, weights: sharesOf(named, values), ...left };
    }),
  };
}

/** Weights by value, as arrays: objects would take most of the time of inference. */
interface Listed {
  /** The places of the values in the list of all values. */
  readonly places: readonly number[];
  readonly weights: Float64Array;
}

interface MovingRow {
  readonly named: Listed;
  /** The indices in the list of the rest of the values without a weight of their own. */
  readonly unnamed: readonly number[];
  rest: number;
}

function listed(shares: Shares, places: ReadonlyMap<string, number>): Listed {
  return {
    places: Object.keys(shares).map((value) => entryOf(places, value)),
    weights: Float64Array.from(Object.values(shares)),
  };
}

function sharesOf({ places, weights }: Listed, values: readonly string[]): Shares {
  return Object.fromEntries(places.map((place, i) => [nth(values, place), nth(weights, i)]));
}

function movingRow(
  { weights = {}, rest = 0 }: InferredRow,
  { places }: Listed,
  placeOf: ReadonlyMap<string, number>,
): MovingRow {
  const named = listed(weights, placeOf);
  const own = new Set(named.places);
  return { named, unnamed: [...places.keys()].filter((i) => !own.has(nth(places, i))), rest };
}

function sumOf(weights: Float64Array, indices: readonly number[]): number {
  return indices.reduce((sum, i) => sum + nth(weights, i), 0);
}

/** Adds the share of each value in a row; NaN is a value that no row before has made. */
function addShares(
  made: Float64Array,
  { named, unnamed, rest }: MovingRow,
  { places, weights }: Listed,
  share: number,
): void {
  const add = (place: number, part: number): void => {
    const before = nth(made, place);
    made[place] = (Number.isNaN(before) ? 0 : before) + part * share;
  };
  const shared = sumOf(weights, unnamed);
  const sum = named.weights.reduce((part, weight) => part + weight, shared > 0 ? rest : 0);
  for (const [i, place] of named.places.entries()) add(place, nth(named.weights, i) / sum);
  if (shared === 0 || rest === 0) return;
  for (const i of unnamed) {
    add(nth(places, i), (rest * nth(weights, i)) / shared / sum);
  }
}

function scale({ places, weights }: Listed, factors: readonly number[]): void {
  places.forEach((place, i) => {
    weights[i] = rounded(nth(weights, i) * nth(factors, place));
  });
}

function rounded(weight: number): number {
  return Number(weight.toPrecision(DIGITS));
}
