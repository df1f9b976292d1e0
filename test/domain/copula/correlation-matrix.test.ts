import { expect } from 'chai';
import fc from 'fast-check';
import {
  completed,
  lowerTriangle,
  type Matrix,
} from '../../../src/domain/copula/correlation-matrix.js';
import { nearestPairs } from '../../../src/domain/copula/correlation-pairs.js';
import { nearestCorrelation } from '../../../src/domain/copula/nearest-correlation.js';
import { always } from '../../support/always.js';

const rows = (...of: readonly (readonly number[])[]): Matrix =>
  of.map((row) => Float64Array.from(row));

function product(lower: Matrix): number[][] {
  return lower.map((a) => lower.map((b) => a.reduce((sum, x, k) => sum + x * (b[k] as number), 0)));
}

function expectClose(made: Matrix | number[][], expected: readonly (readonly number[])[]): void {
  made.forEach((row, i) => {
    row.forEach((x, j) => {
      expect(x, `${i}, ${j}`).to.be.closeTo(expected[i]?.[j] as number, 1e-3);
    });
  });
}

/** Symmetric matrices of 2 to 7 columns with ones on the diagonal. */
const matrices = fc.integer({ min: 2, max: 7 }).chain((size) =>
  fc
    .array(fc.double({ min: -1, max: 1, noNaN: true }), {
      minLength: size * size,
      maxLength: size * size,
    })
    .map((all) =>
      rows(
        ...Array.from({ length: size }, (_, i) =>
          Array.from({ length: size }, (_, j) =>
            i === j ? 1 : (all[Math.min(i, j) * size + Math.max(i, j)] as number),
          ),
        ),
      ),
    ),
);

describe('a correlation matrix', () => {
  it('is the product of its lower triangle', () => {
    const matrix = [
      [1, 0.5, -0.3],
      [0.5, 1, 0.2],
      [-0.3, 0.2, 1],
    ];

    expectClose(product(lowerTriangle(rows(...matrix)) as Matrix), matrix);
  });

  it('is the product of its lower triangle if some columns follow from others', () => {
    const vectors = fc.integer({ min: 2, max: 6 }).chain((size) =>
      fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: size, maxLength: size }), {
        minLength: size + 1,
        maxLength: 8,
      }),
    );
    const dot = (a: readonly number[], b: readonly number[]): number =>
      a.reduce((sum, x, i) => sum + x * (b[i] as number), 0);
    // More unit vectors than they have dimensions: the matrix of their products is singular.
    always(vectors, 200, (all) => {
      const units = all
        .filter((own) => own.some((x) => x !== 0))
        .map((own) => own.map((x) => x / Math.sqrt(dot(own, own))));
      const matrix = units.map((a, i) => units.map((b, j) => (i === j ? 1 : dot(a, b))));
      const lower = lowerTriangle(rows(...matrix));

      expect(lower).not.to.equal(undefined);
      expectClose(product(lower as Matrix), matrix);
    });
  });

  it('has no lower triangle if its coefficients contradict each other', () => {
    expect(lowerTriangle(rows([1, 0.9, 0.9], [0.9, 1, -0.9], [0.9, -0.9, 1]))).to.equal(undefined);
    expect(lowerTriangle(rows([1, 1, 0], [1, 1, 0.1], [0, 0.1, 1]))).to.equal(undefined);
  });

  it('has a lower triangle until the columns before another one leave less than nothing of it', () => {
    // The variance that the first two leave of the third column is 3 (1 + 2r).
    const own = (r: number): number | undefined =>
      lowerTriangle(rows([1, r, r], [r, 1, r], [r, r, 1]))?.[2]?.[2];

    expect(own(-0.4999999)).to.be.closeTo(Math.sqrt(6e-7), 1e-9);
    expect(own(-0.4999999999)).to.equal(0);
    expect(own(-0.5000001)).to.equal(undefined);
  });

  it('has a nearest valid one, which is itself if it is valid', () => {
    const valid = [
      [1, 0.5],
      [0.5, 1],
    ];
    expectClose(nearestCorrelation(rows(...valid)), valid);
    // Example 1 of Higham, "Computing the nearest correlation matrix" (2002), section 4.
    expectClose(nearestCorrelation(rows([1, 1, 0], [1, 1, 1], [0, 1, 1])), [
      [1, 0.7607, 0.1573],
      [0.7607, 1, 0.7607],
      [0.1573, 0.7607, 1],
    ]);
  });

  it('has a nearest valid one in any case', () => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        const nearest = nearestCorrelation(matrix);
        expect(lowerTriangle(nearest)).not.to.equal(undefined);
        nearest.forEach((row, i) => {
          expect(row[i]).to.equal(1);
        });
      }),
      { seed: 42, numRuns: 200 },
    );
  });

  it('has a nearest valid one from which no way to another valid one leads nearer', () => {
    const points = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
      minLength: 21,
      maxLength: 21,
    });
    always(fc.tuple(matrices, points), 100, ([matrix, numbers]) => {
      const vectors = matrix.map((_, i) => [0.1, ...numbers.slice(3 * i, 3 * i + 3)]);
      const dot = (a: readonly number[], b: readonly number[]): number =>
        a.reduce((sum, x, k) => sum + x * (b[k] as number), 0);
      // A valid matrix whose eigenvalues are not small.
      const other = vectors.map((a, i) =>
        vectors.map((b, j) =>
          i === j ? 1 : (0.99 * dot(a, b)) / Math.sqrt(dot(a, a) * dot(b, b)),
        ),
      );
      const nearest = nearestCorrelation(matrix);
      const agreement = nearest.reduce(
        (sum, row, i) =>
          sum +
          dot(
            Array.from(row, (x, j) => (matrix[i]?.[j] as number) - x),
            Array.from(row, (x, j) => (other[i]?.[j] as number) - x),
          ),
        0,
      );

      expect(agreement).to.be.below(1e-4);
    });
  });

  it('is completed by the coefficients that the given ones imply', () => {
    const chain = completed([
      [undefined, 0.9, undefined],
      [0.9, undefined, -0.5],
      [undefined, -0.5, undefined],
    ]) as Matrix;
    expectClose(chain, [
      [1, 0.9, -0.45],
      [0.9, 1, -0.5],
      [-0.45, -0.5, 1],
    ]);
  });

  it('is completed past columns that follow from others', () => {
    const equal = completed([
      [undefined, 1, undefined, undefined],
      [1, undefined, -1, undefined],
      [undefined, -1, undefined, 0.5],
      [undefined, undefined, 0.5, undefined],
    ]) as Matrix;
    expectClose(equal, [
      [1, 1, -1, -0.5],
      [1, 1, -1, -0.5],
      [-1, -1, 1, 0.5],
      [-0.5, -0.5, 0.5, 1],
    ]);
    const both = completed([
      [undefined, 1, 0.5],
      [1, undefined, 0.5],
      [0.5, 0.5, undefined],
    ]) as Matrix;
    expectClose(both, [
      [1, 1, 0.5],
      [1, 1, 0.5],
      [0.5, 0.5, 1],
    ]);
  });

  it('cannot be completed if a column differs from one that it equals', () => {
    const given = [
      [undefined, 1, 0.5],
      [1, undefined, 0.51],
      [0.5, 0.51, undefined],
    ];
    expect(completed(given)).to.equal(undefined);
  });

  it('cannot be completed if the given coefficients contradict each other', () => {
    const given = [
      [undefined, 0.9, 0.9],
      [0.9, undefined, -0.9],
      [0.9, -0.9, undefined],
    ];
    expect(completed(given)).to.equal(undefined);
  });

  it('has pairs for the coefficients that are not 0', () => {
    const none = undefined;
    const given = [
      [none, 0.5, none],
      [0.5, none, none],
      [none, none, none],
    ];

    expect(nearestPairs(['a', 'b', 'c'], given).map(({ columns }) => columns)).to.deep.equal([
      ['a', 'b'],
    ]);
  });
});
