import { greatest } from '../basics/extremes.js';
import { identity, type Matrix } from './correlation-matrix.js';

/** Eigenvalues of a nearest matrix are at least this, so that its coefficients can be rounded. */
const LEAST_EIGENVALUE = 1e-4;
const MOST_SWEEPS = 60;
const MOST_ROUNDS = 200;
const CLOSE = 1e-7;

/**
 * Returns the valid correlation matrix that is nearest to a symmetric matrix with ones on its diagonal (N. J. Higham,
 * "Computing the nearest correlation matrix", 2002): it projects in turn on matrices without small eigenvalues and on
 * those with a unit diagonal. The matrices of two rounds differ little, so the eigenvectors of one round are nearly those
 * of the next.
 */
export function nearestCorrelation(matrix: Matrix): Matrix {
  const vectors = identity(matrix.length);
  let nearest: Matrix = matrix.map((row) => row.slice());
  let correction: Matrix = matrix.map((row) => new Float64Array(row.length));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const moved = difference(nearest, correction);
    const positive = withoutSmallEigenvalues(moved, vectors);
    correction = difference(positive, moved);
    positive.forEach((row, i) => {
      row[i] = 1;
    });
    const changes = difference(positive, nearest).map((row) => greatest(row.map(Math.abs)));
    nearest = positive;
    if (greatest(changes) < CLOSE) break;
  }
  return nearest;
}

function difference(a: Matrix, b: Matrix): Float64Array[] {
  return a.map((row, i) => row.map((x, j) => x - cell(b, i, j)));
}

/**
 * Replaces eigenvalues below twice the least by that: the unit diagonal takes a little of them away again. Turns `vectors`
 * into the eigenvectors of the matrix.
 */
function withoutSmallEigenvalues(matrix: Matrix, vectors: Float64Array[]): Float64Array[] {
  const positive = matrix.map((row) => row.slice());
  eigenvalues(matrix, vectors).forEach((value, k) => {
    if (value < 2 * LEAST_EIGENVALUE) {
      addSquare(positive, 2 * LEAST_EIGENVALUE - value, vectors[k] as Float64Array);
    }
  });
  return positive;
}

/** Adds factor x v vᵀ to a matrix. */
function addSquare(matrix: Matrix, factor: number, vector: Float64Array): void {
  matrix.forEach((row, i) => {
    addTimes(row, factor * (vector[i] as number), vector);
  });
}

/** Adds factor x `other` to a row. */
function addTimes(row: Float64Array, factor: number, other: Float64Array): void {
  for (let j = 0; j < row.length; j++) {
    row[j] = (row[j] as number) + factor * (other[j] as number);
  }
}

/**
 * Returns the eigenvalues by the cyclic method of Jacobi. The rows of `vectors` are orthogonal, and become the
 * eigenvectors; the nearer they are to these, the fewer turns are needed.
 */
function eigenvalues(matrix: Matrix, vectors: Float64Array[]): readonly number[] {
  const size = matrix.length;
  // V A Vᵀ: the transpose of V A is A Vᵀ, because A is symmetric.
  const a = product(vectors, transposed(product(vectors, matrix)));
  const negligible = CLOSE / size;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let turns = 0;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        if (Math.abs(cell(a, p, q)) <= negligible) continue;
        rotate(a, vectors, p, q);
        turns += 1;
      }
    }
    if (turns === 0) break;
  }
  return a.map((row, i) => row[i] as number);
}

function product(a: Matrix, b: Matrix): Float64Array[] {
  return a.map((row) => {
    const sum = new Float64Array(row.length);
    row.forEach((factor, k) => {
      addTimes(sum, factor, b[k] as Float64Array);
    });
    return sum;
  });
}

function transposed(matrix: Matrix): Float64Array[] {
  return matrix.map((_, i) => Float64Array.from(matrix, (row) => row[i] as number));
}

/** Turns the plane of p and q so that the element of a at p, q becomes 0. */
function rotate(a: Float64Array[], vectors: Float64Array[], p: number, q: number): void {
  const off = cell(a, p, q);
  const theta = (cell(a, q, q) - cell(a, p, p)) / (2 * off);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (const row of a) {
    const [x, y] = [row[p] as number, row[q] as number];
    row[p] = c * x - s * y;
    row[q] = s * x + c * y;
  }
  for (const rows of [a, vectors]) {
    const [ofP, ofQ] = [rows[p] as Float64Array, rows[q] as Float64Array];
    for (let k = 0; k < ofP.length; k++) {
      const [x, y] = [ofP[k] as number, ofQ[k] as number];
      ofP[k] = c * x - s * y;
      ofQ[k] = s * x + c * y;
    }
  }
}

function cell(matrix: Matrix, i: number, j: number): number {
  return matrix[i]?.[j] as number;
}
