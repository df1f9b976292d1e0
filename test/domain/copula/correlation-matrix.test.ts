import { expect } from 'chai';
import fc from 'fast-check';
import {
  completed,
  lowerTriangle,
  type Matrix,
  nearestCorrelation,
} from '../../../src/domain/copula/correlation-matrix.js';

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

  it('has no lower triangle if its coefficients contradict each other', () => {
    expect(lowerTriangle(rows([1, 0.9, 0.9], [0.9, 1, -0.9], [0.9, -0.9, 1]))).to.equal(undefined);
    expect(lowerTriangle(rows([1, 1], [1, 1]))).to.equal(undefined);
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

  it('cannot be completed if the given coefficients contradict each other', () => {
    const given = [
      [undefined, 0.9, 0.9],
      [0.9, undefined, -0.9],
      [0.9, -0.9, undefined],
    ];
    expect(completed(given)).to.equal(undefined);
  });
});
