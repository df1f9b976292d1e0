import { expect } from 'chai';
import fc from 'fast-check';
import {
  clipped,
  cramersV,
  endsOf,
  jointCounts,
  ksComplement,
  tvComplement,
} from '../../../src/domain/report/measures.js';

const of = (...values: readonly number[]): Float64Array => Float64Array.from(values);
const NULL = Number.NaN;

const numbers = fc
  .array(fc.oneof(fc.integer({ min: -20, max: 20 }), fc.constant(NULL)), { maxLength: 60 })
  .map((values) => of(...values));

describe('the measures of a report', () => {
  it('give the Kolmogorov-Smirnov distance at the point where the shares differ most', () => {
    // Up to 2, half of the first values and all of the second ones.
    expect(ksComplement(of(1, 2, 3, 4), of(1, 1, 2, 2))).to.equal(0.5);
    expect(ksComplement(of(1, 2), of(3, 4))).to.equal(0);
  });

  it('give the total variation of shares', () => {
    // Shares of 1/2, 1/4 and 1/4 against 1/4, 1/2 and 1/4.
    expect(tvComplement(of(0, 0, 1, 2), of(0, 1, 1, 2))).to.equal(0.75);
  });

  it('ignore nulls, and give 0 for a made column without values', () => {
    for (const measure of [ksComplement, tvComplement]) {
      expect(measure(of(1, NULL, 2), of(2, 1))).to.equal(1);
      expect(measure(of(1, 2), of(NULL))).to.equal(0);
      expect(measure(of(NULL), of(1))).to.equal(undefined);
    }
  });

  it('are 1 for the same values in another order, and between 0 and 1 for all others', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        for (const measure of [ksComplement, tvComplement]) {
          const own = measure(a.map(Math.abs), a.map(Math.abs).reverse());
          if (own !== undefined) expect(own).to.be.closeTo(1, 1e-9);
          const score = measure(a.map(Math.abs), b.map(Math.abs));
          if (score !== undefined) expect(score).to.be.within(0, 1);
        }
      }),
    );
  });

  it("give Cramér's V: 1 for columns that determine each other, 0 for independent ones", () => {
    const v = (a: readonly number[], b: readonly number[]) => cramersV(jointCounts(a, b, 2, 2), 2);

    expect(v([0, 0, 1, 1], [1, 1, 0, 0])).to.be.closeTo(1, 1e-12);
    expect(v([0, 0, 1, 1], [0, 1, 0, 1])).to.be.closeTo(0, 1e-12);
    // Counts of 3, 1, 1 and 3: chi squared is 2, and V the root of 2 / 8.
    expect(v([0, 0, 0, 0, 1, 1, 1, 1], [0, 0, 0, 1, 0, 1, 1, 1])).to.be.closeTo(0.5, 1e-12);
    expect(v([0, 0], [0, 1])).to.equal(undefined);
  });

  it("give Cramér's V of the cells that occur alone", () => {
    // Rows 0 and 2 of a table of three columns, whose empty cells are not counted.
    const counts = Int32Array.of(3, 1, 1, 3);

    expect(cramersV(counts, 3, [0, 2, 6, 8])).to.be.closeTo(0.5, 1e-12);
  });

  it('count values beyond the k-th least and greatest like these', () => {
    const values = of(1, 2, 3, 4, 1000);

    expect(endsOf(values, 2)).to.deep.equal([2, 4]);
    expect([...clipped(values, endsOf(values, 2))]).to.deep.equal([2, 2, 3, 4, 4]);
  });
});
