import { expect } from 'chai';
import { correlation } from '../../../src/domain/basics/correlation.js';

const of = (...values: readonly number[]): Float64Array => Float64Array.from(values);

describe('a correlation', () => {
  it('is 1 on a rising line, -1 on a falling one, and leaves out rows without a number', () => {
    const { r, rows } = correlation(of(1, 2, 3, Number.NaN), of(2, 4, 6, 9)) ?? {};

    expect(r).to.be.closeTo(1, 1e-12);
    expect(rows).to.equal(3);
    expect(correlation(of(1, 2, 3), of(3, 2, 1))?.r).to.be.closeTo(-1, 1e-12);
  });

  it('is 0 for columns that have nothing in common', () => {
    expect(correlation(of(1, 2, 3, 4), of(1, -1, -1, 1))?.r).to.be.closeTo(0, 1e-12);
    // By hand: the sums of squares are 5 and 8.75, the sum of products is 4.5.
    expect(correlation(of(1, 2, 3, 4), of(1, 2, 5, 3))?.r).to.be.closeTo(
      4.5 / Math.sqrt(5 * 8.75),
      1e-9,
    );
  });

  it('keeps the digits of large numbers that vary little', () => {
    const far = of(1, 2, 5, 3).map((value) => 1e12 + value);

    expect(correlation(of(1, 2, 3, 4), far)?.r).to.be.closeTo(4.5 / Math.sqrt(5 * 8.75), 1e-9);
  });

  it('needs two rows, or as many as are asked for', () => {
    expect(correlation(of(1), of(2))).to.equal(undefined);
    expect(correlation(of(1, 2, 3), of(1, 2, 4), 3)?.rows).to.equal(3);
    expect(correlation(of(1, 2, 3), of(1, 2, 4), 4)).to.equal(undefined);
  });

  it('is undefined for a column that does not vary, and beyond all doubles', () => {
    expect(correlation(of(0.1, 0.1, 0.1), of(1, 2, 3))).to.equal(undefined);
    expect(correlation(of(1, 2), of(3, 3))).to.equal(undefined);
    expect(correlation(of(1, 2, 3), of(1e308, -1e308, 5))).to.equal(undefined);
  });
});
