import { expect } from 'chai';
import { chiSquareP, poissonP } from '../../../scripts/random/p-values.js';
import { expectIndependent, expectRate, expectSpread } from './statistics.js';

describe('the statistics of these tests', () => {
  // Quantiles from printed tables of the chi-square distribution.
  const rows = [
    [3.841, 1, 0.05],
    [0.0158, 1, 0.9],
    [23.209, 10, 0.01],
    [3.94, 10, 0.95],
    [124.342, 100, 0.05],
    [70.065, 100, 0.99],
  ] as const;
  for (const [statistic, degrees, p] of rows) {
    it(`give p = ${p} for a chi-square of ${statistic} with ${degrees} degrees of freedom`, () => {
      expect(chiSquareP(statistic, degrees)).to.be.closeTo(p, 5e-4);
    });
  }

  // From printed tables: P(X <= 1) is 0.0404 for the mean 5, and P(X <= 2) is 0.9197 for the mean 1.
  for (const [count, mean, p] of [
    [1, 5, 0.0809],
    [3, 1, 0.1606],
    [0, 0.001, 1],
  ] as const) {
    it(`give p = ${p} for a count of ${count} with the mean ${mean}`, () => {
      expect(poissonP(count, mean)).to.be.closeTo(p, 2e-4);
    });
  }

  it('refuse uneven counts and counts that are too even', () => {
    expectSpread([2480, 2530, 2460, 2530], 'like chance');

    expect(() => expectSpread([2300, 2700, 2500, 2500], 'uneven')).to.throw('uneven');
    const even = Array.from({ length: 100 }, () => 2500);
    expect(() => expectSpread(even, 'too even')).to.throw('too even');
  });

  it('refuse a rate that is too far from its mean', () => {
    expectRate(5040, 10_000, 0.5, 'like chance');

    expect(() => expectRate(5300, 10_000, 0.5, 'off')).to.throw('off');
  });

  it('refuse two equal series as dependent', () => {
    const series = Int32Array.from({ length: 4096 }, (_, i) => Math.imul(i, 0x9e3779b9));

    expect(() => expectIndependent(series, series, 'same')).to.throw('same');
  });
});
