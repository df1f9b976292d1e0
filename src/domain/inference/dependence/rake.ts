import type { InferredRow } from './given-table.js';
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
  let weights: Weights = { rows, restWeights };
  for (let round = 0; round < ROUNDS; round++) {
    const made = new Map<string, number>();
    weights.rows.forEach((row, i) => {
      for (const [value, share] of sharesOf(row, weights.restWeights)) {
        made.set(value, (made.get(value) ?? 0) + (share * (counts[i] as number)) / total);
      }
    });
    const factors = Object.fromEntries(
      Object.entries(shares).map(([value, share]) => {
        const factor = share / all / (made.get(value) ?? share / all);
        return [value, Math.max(LEAST_FACTOR, Math.min(MOST_FACTOR, factor))];
      }),
    );
    weights = scaled(weights, factors);
  }
  return weights;
}

/** The share of each value in the rows of a table's row. */
function sharesOf({ weights = {}, rest = 0 }: InferredRow, restWeights: Shares) {
  const unnamed = Object.entries(restWeights).filter(([value]) => weights[value] === undefined);
  const shared = unnamed.reduce((sum, [, weight]) => sum + weight, 0);
  const named = Object.entries(weights);
  const sum = named.reduce((part, [, weight]) => part + weight, shared > 0 ? rest : 0);
  return [
    ...named.map(([value, weight]) => [value, weight / sum] as const),
    ...(shared > 0 && rest > 0
      ? unnamed.map(([value, weight]) => [value, (rest * weight) / shared / sum] as const)
      : []),
  ];
}

function scaled({ rows, restWeights }: Weights, factors: Shares): Weights {
  const times = (weights: Shares): Shares =>
    Object.fromEntries(
      Object.entries(weights).map(([value, weight]) => [
        value,
        Number((weight * (factors[value] ?? 1)).toPrecision(DIGITS)),
      ]),
    );
  const next = times(restWeights);
  return {
    restWeights: next,
    rows: rows.map((row) => {
      if (row.weights === undefined) return row;
      const unnamed = Object.keys(restWeights).filter(
        (value) => row.weights?.[value] === undefined,
      );
      const sum = (of: Shares): number =>
        unnamed.reduce((part, value) => part + (of[value] ?? 0), 0);
      const rest =
        row.rest === undefined
          ? {}
          : { rest: Number(((row.rest * sum(next)) / sum(restWeights)).toPrecision(DIGITS)) };
      return { ...row, weights: times(row.weights), ...rest };
    }),
  };
}
