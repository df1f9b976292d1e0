import { expect } from 'chai';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { MeanReversion } from '../../../src/domain/series/mean-reversion.js';
import { Series, type SeriesParts } from '../../../src/domain/series/series.js';

const LENGTH = 1 << 16;

/** A series that is 0 everywhere. */
const flat: SeriesParts = {
  ...{ level: 0, spread: 0, trend: 0, origin: 0, seasons: [], memory: undefined },
  ...{
    walk: 0,
    growth: { mean: 0, deviation: 0 },
    noise: 0,
    incidents: undefined,
    bend: undefined,
  },
};

/** The steps of a group from `first` on. */
function valuesOf(
  parts: Partial<SeriesParts>,
  group = 0,
  first = 0,
  length = LENGTH,
): Float64Array {
  const series = new Series({ ...flat, ...parts }, (part) => deriveKey(seedKey(3), part));
  const values = new Float64Array(length);
  const positions = Float64Array.from(values, (_, i) => first + i);
  series.fill(values, { group, first, row: first, positions });
  return values;
}

const meanProduct = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] as number), 0) / a.length;

describe('the memory of a series', () => {
  // Half a step halves the correlation, so the values are nearly independent.
  const reversion = new MeanReversion(0.25);
  const error = 5 / Math.sqrt(LENGTH);

  for (const common of [0, 0.25, 1]) {
    const memory = { reversion, deviation: 2, common };
    const [one, other] = [0, 1].map((group) => valuesOf({ memory }, group)) as [
      Float64Array,
      Float64Array,
    ];

    it(`has its variance in each group if the groups share ${common} of it`, () => {
      expect(meanProduct(one, one) / 4).to.be.closeTo(1, 2 * error);
      expect(meanProduct(other, other) / 4).to.be.closeTo(1, 2 * error);
    });

    it(`has a correlation of ${common} between groups that share so much of it`, () => {
      expect(meanProduct(one, other) / 4).to.be.closeTo(common, 2 * error);
    });
  }
});

describe('the growth of a series', () => {
  it('begins with the second step, in every window', () => {
    const parts = { level: 100, growth: { mean: 0.01, deviation: 0 } };
    const expected = (step: number): number => 100 * Math.exp(0.01 * step);

    expect(valuesOf(parts, 0, 0, 1)[0]).to.equal(100);
    expect(valuesOf(parts, 0, 0, 6)[5]).to.be.closeTo(expected(5), 1e-9);
    expect(valuesOf(parts, 0, 7, 3)[2]).to.be.closeTo(expected(9), 1e-9);
  });
});
