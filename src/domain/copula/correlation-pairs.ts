import { nearestCorrelation } from './nearest-correlation.js';

/** The coefficient of two columns: a member of `correlate`. */
export interface CorrelationPair {
  readonly columns: readonly string[];
  readonly coefficient: number;
}

/** A row and a column for each of the columns; undefined where no pair has both. */
export type Coefficients = readonly (readonly (number | undefined)[])[];

const PRECISION = 1e4;

export function coefficientsOf(
  pairs: readonly CorrelationPair[],
  columns: readonly string[],
): Coefficients {
  const indices = new Map(columns.map((name, i) => [name, i]));
  const table = columns.map(() => columns.map((): number | undefined => undefined));
  const set = (row: number, column: number, coefficient: number): void => {
    (table[row] as (number | undefined)[])[column] = coefficient;
  };
  for (const { columns: pair, coefficient } of pairs) {
    const [a, b] = pair.map((name) => indices.get(name)) as [number, number];
    set(a, b, coefficient);
    set(b, a, coefficient);
  }
  return table;
}

/** The nearest pairs that can occur together; coefficients that are undefined count as 0, and pairs of 0 are left out. */
export function nearestPairs(
  columns: readonly string[],
  coefficients: Coefficients,
): readonly CorrelationPair[] {
  const nearest = nearestCorrelation(
    coefficients.map((row, i) => Float64Array.from(row, (given, j) => given ?? Number(i === j))),
  );
  // Rounding moves an eigenvalue by at most this; smaller coefficients raise the eigenvalues.
  const margin = 1 - columns.length / PRECISION;
  return columns.flatMap((a, i) =>
    columns.slice(i + 1).flatMap((b, k) => {
      const exact = nearest[i]?.[i + 1 + k] as number;
      const coefficient = Math.round(exact * margin * PRECISION) / PRECISION;
      return coefficient === 0 ? [] : [{ columns: [a, b], coefficient }];
    }),
  );
}
