import { expect } from 'chai';
import { expectRate, expectSpread } from '../random/statistics.js';
import { axisOf, drawn, type Given, strataOf } from './laws.js';

const ROWS = 100_000;
const LARGEST = 2 ** 53 - 1;

interface Row {
  readonly kind: string;
  readonly given: Given;
  readonly n: number;
  /** The only values that are drawn. */
  readonly only?: readonly number[];
  /** Whether every value is equally frequent. */
  readonly even?: boolean;
}

const rows: readonly Row[] = [
  { kind: 'normal', given: { mean: 5.3, std_dev: 1e-300 }, n: 10, only: [5] },
  { kind: 'normal', given: { mean: 4e15, std_dev: 1e-300 }, n: LARGEST, only: [4e15] },
  { kind: 'normal', given: { mean: 5e8, std_dev: 1e-9 }, n: 1e9, only: [5e8] },
  { kind: 'normal', given: { std_dev: 1e300 }, n: 16, even: true },
  { kind: 'normal', given: { std_dev: 1e300 }, n: LARGEST, even: true },
  { kind: 'normal', given: { mean: 1e308, std_dev: 1e308 }, n: 1e6, even: true },
  { kind: 'normal', given: {}, n: 1, only: [0] },
  { kind: 'exponential', given: { rate: 1e-12 }, n: 16, even: true },
  { kind: 'exponential', given: { rate: 5e-324 }, n: LARGEST, even: true },
  { kind: 'exponential', given: { rate: 1e12 }, n: LARGEST, only: [0] },
  { kind: 'exponential', given: { rate: 1e308 }, n: 3, only: [0] },
  { kind: 'zipf', given: { exponent: 50 }, n: 1e9, only: [0] },
  { kind: 'zipf', given: { exponent: 1e308 }, n: 1e9, only: [0] },
  { kind: 'zipf', given: { exponent: 1e-12 }, n: 1e9, even: true },
  { kind: 'zipf', given: { exponent: 1 }, n: 1, only: [0] },
  { kind: 'log_normal', given: { mu: 3, sigma: 5e-324 }, n: 1e6, only: [20] },
  { kind: 'log_normal', given: { mu: 3, sigma: 1e300 }, n: 1e6, only: [0] },
  { kind: 'histogram', given: { edges: [0, 1e300], weights: [1] }, n: LARGEST, even: true },
  { kind: 'histogram', given: { edges: [3, 3.5, 1e9], weights: [5e-324, 0] }, n: 9, only: [3] },
];

/** The number of values in each of 16 equal parts. */
function sixteenths(values: Float64Array, n: number): Int32Array {
  const counts = new Int32Array(Math.min(16, n));
  for (const value of values) {
    const part = Math.floor((value / n) * counts.length);
    counts[part] = (counts[part] as number) + 1;
  }
  return counts;
}

describe('extreme distributions', () => {
  for (const { kind, given, n, only, even } of rows) {
    const title = `${kind} of ${JSON.stringify(given)} over ${n} values`;
    const values = () => drawn(strataOf(kind, given, axisOf(n)), ROWS);

    if (only !== undefined) {
      it(`draw only ${only.join()} for ${title}`, () => {
        expect([...new Set(values())]).to.deep.equal(only);
      });
    }
    if (even) {
      it(`are uniform for ${title}`, () => {
        expectSpread(sixteenths(values(), n), title);
      });
    }
  }
});

describe('the truncation of a distribution', () => {
  const truncated = [
    ['normal', { mean: 50, std_dev: 200 }],
    ['normal', { mean: -300, std_dev: 100 }],
    ['log_normal', { mu: 6, sigma: 2 }],
    ['exponential', { rate: 0.001 }],
    ['zipf', { exponent: 0.1 }],
    ['gamma', { shape: 3, scale: 60 }],
    ['poisson', { mean: 103 }],
    ['binomial', { trials: 206, chance: 0.5 }],
  ] as const;
  for (const [kind, given] of truncated) {
    it(`adds no extra mass to the last value of ${kind} with ${JSON.stringify(given)}`, () => {
      const strata = strataOf(kind, given, axisOf(101));
      const [before, last] = strata.slice(-2).map(({ mass }) => mass) as [number, number];

      expect(last / before).to.be.within(0.9, 1.1);
      const total = strata.reduce((sum, { mass }) => sum + mass, 0);
      const hits = drawn(strata, ROWS).filter((value) => value === 100).length;
      expectRate(hits, ROWS, last / total, 'last value');
    });
  }

  it('adds no extra mass to the first value of a normal distribution', () => {
    const strata = strataOf('normal', { mean: 130, std_dev: 40 }, axisOf(101));

    expect((strata[0]?.mass ?? 0) / (strata[1]?.mass ?? 1)).to.be.within(0.9, 1);
  });
});

describe('histograms', () => {
  it('never draw from bins of weight 0', () => {
    const bins = 1000;
    const edges = Array.from({ length: bins + 1 }, (_, i) => i * 7);
    const weights = Array.from({ length: bins }, (_, i) => (i % 3 === 0 ? 0 : i));
    const values = drawn(strataOf('histogram', { edges, weights }, axisOf(7001)), ROWS);

    expect(values.filter((value) => value < 7000 && Math.floor(value / 7) % 3 === 0)).to.be.empty;
  });

  it('draw 1,000 bins in proportion to their weights, and the values of a bin equally often', () => {
    const edges = Array.from({ length: 1001 }, (_, i) => i * 16);
    const weights = Array.from({ length: 1000 }, (_, i) => 1 + (i % 10));
    const strata = strataOf('histogram', { edges, weights }, axisOf(16_000));
    const [bins, remainders] = [new Int32Array(1000), new Int32Array(16)];
    for (const value of drawn(strata, ROWS)) {
      const bin = Math.floor(value / 16);
      bins[bin] = (bins[bin] as number) + 1;
      remainders[value % 16] = (remainders[value % 16] as number) + 1;
    }

    expectSpread(bins, 'bins', weights);
    expectSpread(remainders, 'remainders');
  });

  it('keep only the share of a truncated bin that lies inside the range', () => {
    const given = { edges: [-30, 10, 20, 60], weights: [4, 1, 4] };
    const masses = strataOf('histogram', given, axisOf(40)).map(({ start, size, mass }) => [
      start,
      size,
      mass,
    ]);

    // 10 of the 40 values of the first bin, all 10 of the second, and 20 of the 41 of the last.
    expect(masses).to.deep.equal([
      [0, 10, 0.25],
      [10, 10, 0.25],
      [20, 20, 20 / 41],
    ]);
  });
});

describe('the draws of a distribution', () => {
  const strata = strataOf('log_normal', { mu: 9, sigma: 1.5 }, axisOf(1e7));

  for (const row of [0, 1, 500, 2 ** 32 - 2048, 2 ** 52]) {
    it(`from row ${row} on are the same in any window`, () => {
      const whole = drawn(strata, 1000, 1, row);

      expect(drawn(strata, 7, 1, row + 333)).to.deep.equal(whole.slice(333, 340));
      expect(drawn(strata, 1, 1, row + 999)).to.deep.equal(whole.slice(999));
    });
  }

  it('differ by seed, and from the rows 2^32 further on', () => {
    expect(drawn(strata, 100, 1)).not.to.deep.equal(drawn(strata, 100, 2));
    expect(drawn(strata, 100, 1)).not.to.deep.equal(drawn(strata, 100, 1, 2 ** 32));
  });
});
