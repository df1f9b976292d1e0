import { nth } from '../basics/nth.js';

/** A symmetric matrix as a list of rows. */
export type Matrix = readonly Float64Array[];

/** The part of a column's variance that is its own, if it is less than this, is none: the columns before it give its score. */
const LEAST_OWN = 1e-8;
/** By how much coefficients with a column that has no part of its own may differ from what the columns before it imply. */
const MOST_DIFFERENCE = Math.sqrt(LEAST_OWN);

const NONE = new Float64Array();

export function identity(size: number): Float64Array[] {
  return Array.from({ length: size }, (_, i) => {
    const row = new Float64Array(size);
    row[i] = 1;
    return row;
  });
}

/**
 * Returns the lower triangle L with L Lᵀ = `matrix` (Cholesky), or undefined if the matrix has a negative eigenvalue. Row i
 * turns independent scores 0 to i into score i. If scores 0 to i - 1 alone give score i, L has 0 at i, i.
 */
export function lowerTriangle(matrix: Matrix): Matrix | undefined {
  const lower = matrix.map((row) => new Float64Array(row.length));
  for (let i = 0; i < matrix.length; i++) {
    const own = lower[i] as Float64Array;
    for (let j = 0; j <= i; j++) {
      const other = lower[j] as Float64Array;
      let rest = cell(matrix, i, j);
      for (let k = 0; k < j; k++) rest -= (own[k] as number) * (other[k] as number);
      const factor = j < i ? quotient(rest, other[j] as number) : ownPart(rest);
      if (factor === undefined) return undefined;
      own[j] = factor;
    }
  }
  return lower;
}

/** The factor of a column's own score, from the variance that the columns before it leave; undefined if that is negative. */
function ownPart(variance: number): number | undefined {
  if (variance < -LEAST_OWN) return undefined;
  return variance < LEAST_OWN ? 0 : Math.sqrt(variance);
}

/** The quotient; if the divisor is 0, then 0 is enough, or undefined if nothing is. */
function quotient(rest: number, divisor: number): number | undefined {
  if (divisor !== 0) return rest / divisor;
  return Math.abs(rest) <= MOST_DIFFERENCE ? 0 : undefined;
}

/**
 * Returns the correlation matrix with these coefficients, of which `undefined` ones are those that the others imply: a
 * column depends on the columns before it only through those to which its coefficient is given. Undefined if there is no
 * such matrix without a negative eigenvalue.
 */
export function completed(
  coefficients: readonly (readonly (number | undefined)[])[],
): Matrix | undefined {
  const matrix = identity(coefficients.length);
  for (let i = 1; i < matrix.length; i++) {
    const own = matrix[i] as Float64Array;
    const given = nth(coefficients, i);
    const known = given.flatMap((each, j) => (j < i && each !== undefined ? [j] : []));
    const isWhole = known.length === i;
    // If all are given, none is implied, and the triangle of the whole matrix shows whether there is such a matrix.
    const factors = isWhole ? NONE : regression(matrix, known, given as readonly number[]);
    if (factors === undefined) return undefined;
    const implied = (j: number): number =>
      known.reduce((sum, k, at) => sum + (factors[at] as number) * cell(matrix, k, j), 0);
    for (let j = 0; j < i; j++) {
      own[j] = given[j] ?? implied(j);
      (matrix[j] as Float64Array)[i] = own[j] as number;
    }
  }
  return lowerTriangle(matrix) === undefined ? undefined : matrix;
}

/** The factors by which the columns `known` predict a column with these coefficients, or undefined if there are none. */
function regression(
  matrix: Matrix,
  known: readonly number[],
  coefficients: readonly number[],
): Float64Array | undefined {
  const lower = lowerTriangle(
    known.map((a) => Float64Array.from(known, (b) => cell(matrix, a, b))),
  );
  if (lower === undefined) return undefined;
  const factors = Float64Array.from(known, (k) => nth(coefficients, k));
  for (let i = 0; i < factors.length; i++) {
    let rest = factors[i] as number;
    for (let j = 0; j < i; j++) rest -= cell(lower, i, j) * (factors[j] as number);
    const factor = quotient(rest, cell(lower, i, i));
    if (factor === undefined) return undefined;
    factors[i] = factor;
  }
  for (let i = factors.length - 1; i >= 0; i--) {
    let rest = factors[i] as number;
    for (let j = i + 1; j < factors.length; j++) rest -= cell(lower, j, i) * (factors[j] as number);
    // A column without a part of its own is not needed beside the columns before it.
    factors[i] = cell(lower, i, i) === 0 ? 0 : rest / cell(lower, i, i);
  }
  return factors;
}

function cell(matrix: Matrix, i: number, j: number): number {
  return matrix[i]?.[j] as number;
}
