import { expect } from 'chai';
import type { ComparedColumn } from '../../../src/domain/report/compared-columns.js';
import { nearerToOwnHalf } from '../../../src/domain/report/half-figures.js';
import { nearestTo } from '../../../src/domain/report/nearest-rows.js';

const of = (...values: readonly number[]): Float64Array => Float64Array.from(values);

describe('the nearest rows', () => {
  it('are the two least distances, in whatever order the rows come', () => {
    for (const others of [of(0.1, 0.3, 0.6), of(0.6, 0.1, 0.3), of(0.1, 0.6, 0.3)]) {
      const { first, second } = nearestTo([of(0)], 0, [others], [0, 1, 2]);

      expect([first, second]).to.deep.equal([0.1, 0.3]);
    }
  });

  it('leave the row itself out', () => {
    const rows = [of(0, 0.5, 0.2)];

    expect(nearestTo(rows, 0, rows, [0, 1, 2], 0)).to.deep.equal({ first: 0.2, second: 0.5 });
  });
});

describe('the share of made rows that are nearer to their own half', () => {
  const numbers = (sampled: Float64Array): ComparedColumn => ({
    name: 'n',
    as: 'number',
    precision: 0,
    isLost: false,
    categories: [],
    sampled,
    made: sampled,
    read: () => of(),
  });
  const halves = { one: Int32Array.of(0, 1), other: Int32Array.of(2, 3) };
  const shareOf = (sampled: Float64Array, made: Float64Array) =>
    nearerToOwnHalf([numbers(sampled), numbers(sampled)], [made, made], halves, 1);

  it('is a half if all rows are equally near to both', () => {
    expect(shareOf(of(0, 10, 0, 10), of(0, 10))).to.equal(0.5);
  });

  it('is 1 if all rows are those of their own half, and 0 if all are those of the other', () => {
    expect(shareOf(of(0, 2, 8, 10), of(0, 2))).to.equal(1);
    expect(shareOf(of(0, 2, 8, 10), of(8, 10))).to.equal(0);
  });
});
