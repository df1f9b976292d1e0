import { expect } from 'chai';
import { expectSpread, mean } from '../random/statistics.js';
import {
  axisOf,
  drawn,
  type Given,
  kolmogorov,
  normalBetween,
  shareBelow,
  strataOf,
} from './laws.js';

/** The share of a distribution between two values, not yet truncated: only quotients of such shares are used. */
type Between = (low: number, high: number) => number;

interface Row {
  readonly kind: string;
  readonly given: Given;
  readonly n: number;
  readonly min?: number;
  readonly step?: number;
  /** The mass of the values numbered from `low` to `high` - 1, by the closed form. */
  readonly between: Between;
}

const normal =
  (middle: number, deviation: number): Between =>
  (low, high) =>
    normalBetween((low - 0.5 - middle) / deviation, (high - 0.5 - middle) / deviation);

const logNormal =
  (mu: number, sigma: number, first = 0): Between =>
  (low, high) => {
    const z = (at: number): number =>
      (Math.log(Math.max(first + at - 0.5, Number.MIN_VALUE)) - mu) / sigma;
    return normalBetween(z(low), z(high));
  };

const exponential =
  (rate: number): Between =>
  (low, high) =>
    -Math.exp(-rate * low) * Math.expm1(-rate * (high - low));

const TERMS = 5000;

/** The sum of 1 / k^s: term by term, and by the Euler-Maclaurin formula beyond `TERMS`. */
const zipf = (s: number): Between => {
  const sums = new Float64Array(TERMS + 1);
  for (let k = 1; k <= TERMS; k++) sums[k] = (sums[k - 1] as number) + k ** -s;
  const primitive = (k: number): number => (s === 1 ? Math.log(k) : k ** (1 - s) / (1 - s));
  const sum = (to: number): number => {
    if (to <= TERMS) return sums[to] as number;
    return (sums[TERMS] as number) + primitive(to + 0.5) - primitive(TERMS + 0.5);
  };
  return (low, high) => sum(high) - sum(low);
};

/** The sums of masses of 0, 1, 2, …, of which each is the one before it times `ratio`; the mass of `from` is 1. */
function sumsFrom(from: number, n: number, ratio: (k: number) => number): Between {
  const masses = new Float64Array(n);
  masses[from] = 1;
  for (let k = from + 1; k < n; k++) masses[k] = (masses[k - 1] as number) * ratio(k);
  for (let k = from - 1; k >= 0; k--) masses[k] = (masses[k + 1] as number) / ratio(k + 1);
  const sums = new Float64Array(n + 1);
  for (let k = 0; k < n; k++) sums[k + 1] = (sums[k] as number) + (masses[k] as number);
  // Between whole numbers, the mass of a number is spread evenly.
  const below = (at: number): number => {
    const k = Math.floor(at);
    return (sums[k] as number) + (at - k) * ((masses[k] ?? 0) as number);
  };
  return (low, high) => below(high) - below(low);
}

/** Poisson, by the quotient of neighbours: the mean over the number. */
const poisson = (mean: number, n: number): Between =>
  sumsFrom(Math.min(Math.floor(mean), n - 1), n, (k) => mean / k);

/** Binomial, by the quotient of neighbours. */
const binomial = (trials: number, chance: number, n: number): Between =>
  sumsFrom(Math.min(Math.floor(trials * chance), n - 1), n, (k) =>
    k > trials ? 0 : ((trials - k + 1) * chance) / (k * (1 - chance)),
  );

/**
 * The integral of x^(shape - 1) e^-x from 0 to `x`, by its series with terms x^k / (shape (shape + 1) … (shape + k)), as a
 * share of `unit`, the logarithm of a number of the same size.
 */
function lowerGamma(shape: number, x: number, unit: number): number {
  if (x <= 0) return 0;
  let [term, sum] = [1 / shape, 0];
  for (let k = 1; k < 4000 && (k < x || term > sum * 1e-17); k++) {
    sum += term;
    term *= x / (shape + k);
  }
  return sum * Math.exp(shape * Math.log(x) - x - unit);
}

/** Gamma over values numbered from 0, from `first` on in steps of `step`. */
const gamma = (shape: number, scale: number, first = 0, step = 1): Between => {
  const unit = (shape - 1) * Math.log(Math.max(1, shape - 1)) - (shape - 1);
  const below = (at: number): number =>
    lowerGamma(shape, (first + (at - 0.5) * step) / scale, unit);
  return (low, high) => below(high) - below(low);
};

/** Beta with whole parameters over n values: the sum of the binomial masses of alpha and more among alpha + beta - 1. */
const beta = (alpha: number, other: number, n: number): Between => {
  const trials = alpha + other - 1;
  const below = (at: number): number => {
    const chance = at / n;
    if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 1;
    let mass = 1;
    let sum = 0;
    // From the first number on, of mass (1 - chance)^trials, by the quotient of neighbours.
    for (let k = 0; k <= trials; k++) {
      if (k >= alpha) sum += mass;
      mass *= ((trials - k) * chance) / ((k + 1) * (1 - chance));
    }
    return sum * (1 - chance) ** trials;
  };
  return (low, high) => below(high) - below(low);
};

const rows: readonly Row[] = [
  { kind: 'gamma', given: { shape: 1, scale: 9 }, n: 60, between: gamma(1, 9) },
  { kind: 'gamma', given: { shape: 2.5, scale: 4 }, n: 80, between: gamma(2.5, 4) },
  { kind: 'gamma', given: { shape: 1.2, scale: 3e4 }, n: 1e6, between: gamma(1.2, 3e4) },
  { kind: 'gamma', given: { shape: 400, scale: 0.05 }, n: 41, between: gamma(400, 0.05) },
  { kind: 'gamma', given: { shape: 3, scale: 5e7 }, n: 1e9, between: gamma(3, 5e7) },
  {
    kind: 'gamma',
    given: { shape: 2, scale: 300 },
    n: 5000,
    min: 500,
    between: gamma(2, 300, 500),
  },
  { kind: 'beta', given: { alpha: 2, beta: 5 }, n: 101, between: beta(2, 5, 101) },
  { kind: 'beta', given: { alpha: 1, beta: 3 }, n: 1e6, between: beta(1, 3, 1e6) },
  { kind: 'beta', given: { alpha: 1, beta: 1 }, n: 50, between: beta(1, 1, 50) },
  { kind: 'beta', given: { alpha: 60, beta: 40 }, n: 7, between: beta(60, 40, 7) },
  { kind: 'beta', given: { alpha: 8, beta: 2 }, n: 1e12, between: beta(8, 2, 1e12) },
  { kind: 'poisson', given: { mean: 0.7 }, n: 30, between: poisson(0.7, 30) },
  { kind: 'poisson', given: { mean: 40 }, n: 120, between: poisson(40, 120) },
  { kind: 'poisson', given: { mean: 90 }, n: 20, between: poisson(90, 20) },
  { kind: 'poisson', given: { mean: 250_000 }, n: 1e6, between: poisson(250_000, 1e6) },
  {
    kind: 'binomial',
    given: { trials: 10, chance: 0.3 },
    n: 11,
    between: binomial(10, 0.3, 11),
  },
  {
    kind: 'binomial',
    given: { trials: 20_000, chance: 0.9 },
    n: 19_000,
    between: binomial(20_000, 0.9, 19_000),
  },
  { kind: 'normal', given: {}, n: 101, between: normal(50, 100 / 6) },
  { kind: 'normal', given: {}, n: 1_000_001, between: normal(500_000, 1e6 / 6) },
  { kind: 'normal', given: { mean: 3e14, std_dev: 1e14 }, n: 1e15, between: normal(3e14, 1e14) },
  { kind: 'normal', given: { mean: 5e8, std_dev: 300 }, n: 1e9, between: normal(5e8, 300) },
  { kind: 'normal', given: { mean: -900, std_dev: 100 }, n: 5000, between: normal(-900, 100) },
  { kind: 'normal', given: { mean: 9e4, std_dev: 5e3 }, n: 5e4, between: normal(9e4, 5e3) },
  { kind: 'log_normal', given: { mu: 2, sigma: 1 }, n: 200, between: logNormal(2, 1) },
  { kind: 'log_normal', given: { mu: 9, sigma: 1.5 }, n: 1e7, between: logNormal(9, 1.5) },
  { kind: 'log_normal', given: { mu: 20, sigma: 9 }, n: 2 ** 53 - 1, between: logNormal(20, 9) },
  {
    kind: 'log_normal',
    given: { mu: 12, sigma: 0.5 },
    n: 1e6,
    min: 1e5,
    between: logNormal(12, 0.5, 1e5),
  },
  { kind: 'exponential', given: { rate: 0.3 }, n: 50, between: exponential(0.3) },
  { kind: 'exponential', given: { rate: 1e-4 }, n: 1e6, between: exponential(1e-4) },
  { kind: 'exponential', given: { rate: 0.02 }, n: 1e6, step: 5, between: exponential(0.1) },
  { kind: 'exponential', given: { rate: 2e-9 }, n: 1e9, between: exponential(2e-9) },
  { kind: 'zipf', given: { exponent: 1 }, n: 50, between: zipf(1) },
  { kind: 'zipf', given: { exponent: 0.5 }, n: 1e6, between: zipf(0.5) },
  { kind: 'zipf', given: { exponent: 1 }, n: 1e9, between: zipf(1) },
  { kind: 'zipf', given: { exponent: 1.5 }, n: 1e9, between: zipf(1.5) },
  { kind: 'zipf', given: { exponent: 3 }, n: 1e9, between: zipf(3) },
];

/** For a sound generator, half of the distances are below 0.83, and one in 20,000 is above this one. */
const FARTHEST = 2.3;
const ROWS = 200_000;
const ERROR_BOUND = 1e-4;

for (const { kind, given, n, min = 0, step = 1, between } of rows) {
  const from = min === 0 ? '' : ` from ${min}`;

  describe(`${kind} of ${JSON.stringify(given)} over ${n} values${from} in steps of ${step}`, () => {
    const strata = strataOf(kind, given, axisOf(n, { min, step }));
    const whole = between(0, n);
    const law = (at: number): number => between(0, at) / whole;

    it(`deviates from its closed form by less than ${ERROR_BOUND} everywhere`, () => {
      const share = shareBelow(strata);
      const inside = strata.flatMap(({ start, size }) =>
        [0, 0.25, 0.5, 0.75].map((part) => start + Math.floor(size * part)),
      );
      const worst = Math.max(...inside.map((at) => Math.abs(share(at) - law(at))));

      expect(worst).to.be.below(ERROR_BOUND);
    });

    it('has strata that follow each other from the first value to the last', () => {
      const ends = strata.map(({ start, size }) => start + size);

      expect(strata.map(({ start }) => start)).to.deep.equal([0, ...ends.slice(0, -1)]);
      expect(ends.at(-1)).to.equal(n);
    });

    it('has draws that follow its closed form', () => {
      expect(kolmogorov(drawn(strata, ROWS), law)).to.be.below(FARTHEST);
    });

    if (n <= 200) {
      it('draws each value in proportion to its mass', () => {
        const counts = new Int32Array(n);
        for (const at of drawn(strata, ROWS)) counts[at] = (counts[at] as number) + 1;
        const expected = Array.from(counts, (_, at) => between(at, at + 1) / whole);

        // Values too rare for a chi-square test are pooled.
        const often = expected.flatMap((part, at) => (part * ROWS >= 10 ? [at] : []));
        const pooled = (parts: ArrayLike<number>, all: number): number[] => {
          const kept = often.map((at) => parts[at] as number);
          return [...kept, all - kept.reduce((sum, part) => sum + part, 0)];
        };
        const [seen, wanted] = [pooled(counts, ROWS), pooled(expected, 1)];
        const last = (wanted.at(-1) as number) * ROWS >= 5 ? wanted.length : -1;
        expectSpread(seen.slice(0, last), 'values', wanted.slice(0, last));
      });
    }
  });
}

describe('the tails', () => {
  const rowsOfTails = [
    ['normal', {}, 1_000_001, normal(500_000, 1e6 / 6), [0, 1000, 999_000, 1_000_000]],
    ['normal', { mean: 5e8, std_dev: 1e7 }, 1e9, normal(5e8, 1e7), [4.2e8, 4.4e8, 5.6e8, 5.8e8]],
    ['exponential', { rate: 1e-5 }, 1e7, exponential(1e-5), [0, 1e6, 2e6, 3.5e6]],
    ['log_normal', { mu: 9, sigma: 1.5 }, 1e9, logNormal(9, 1.5), [20, 1e5, 1e6, 3e7]],
    ['zipf', { exponent: 2 }, 1e9, zipf(2), [0, 1, 1e5, 1e8]],
  ] as const;

  for (const [kind, given, n, between, points] of rowsOfTails) {
    it(`of ${kind} over ${n} values have the density of the closed form to within 5 %, down to the rarest values`, () => {
      const strata = strataOf(kind, given, axisOf(n));
      const total = strata.reduce((sum, { mass }) => sum + mass, 0);
      const whole = between(0, n);

      for (const at of points) {
        const own = strata.find(({ start, size }) => at >= start && at < start + size);
        const density = (own?.mass ?? 0) / total / (own?.size ?? 1);
        // The stretch is short compared to the tail, so that the closed form keeps its digits.
        const width = Math.max(1, Math.min(n - at, Math.floor(at / 100_000)));
        expect(density / (between(at, at + width) / whole / width), `${at}`).to.be.closeTo(1, 0.05);
      }
    });
  }
});

describe('the mean and the variance', () => {
  it('of numbers of events are those of Poisson and of the binomial distribution', () => {
    for (const [kind, given, average, variance] of [
      ['poisson', { mean: 3.5 }, 3.5, 3.5],
      ['binomial', { trials: 40, chance: 0.2 }, 8, 6.4],
    ] as const) {
      const values = drawn(strataOf(kind, given, axisOf(100)), ROWS);
      expect(mean(values), kind).to.be.closeTo(average, 5 * Math.sqrt(variance / ROWS));
      const squares = mean(values.map((value) => (value - average) ** 2));
      expect(squares, kind).to.be.closeTo(variance, 0.02 * variance);
    }
  });

  it('of gamma are shape x scale and shape x scale^2, and beta has those of its parameters', () => {
    for (const [kind, given, average, variance] of [
      ['gamma', { shape: 2.5, scale: 400 }, 1000, 400_000],
      ['beta', { alpha: 2, beta: 3 }, 40_000, 4e8],
    ] as const) {
      const values = drawn(strataOf(kind, given, axisOf(100_000)), ROWS);
      expect(mean(values), kind).to.be.closeTo(average, 5 * Math.sqrt(variance / ROWS));
      const squares = mean(values.map((value) => (value - average) ** 2));
      expect(squares, kind).to.be.closeTo(variance, 0.03 * variance);
    }
  });

  it('of a normal distribution cut one deviation below and two above are those of the truncated distribution', () => {
    const n = 3_000_001;
    const values = drawn(strataOf('normal', { mean: 1e6, std_dev: 1e6 }, axisOf(n)), ROWS);
    // N. L. Johnson, S. Kotz and N. Balakrishnan, Continuous Univariate Distributions, section 13.10.
    const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
    const [low, high, inside] = [density(-1), density(2), normalBetween(-1, 2)];
    const shift = (low - high) / inside;
    const variance = 1 + (-low - 2 * high) / inside - shift * shift;

    const average = mean(values);
    const squares = mean(values.map((value) => (value - average) ** 2));
    expect(average / 1e6).to.be.closeTo(1 + shift, 5 * Math.sqrt(variance / ROWS));
    expect(squares / 1e12).to.be.closeTo(variance, 5 * variance * Math.sqrt(2 / ROWS));
  });

  it('of an exponential distribution that is hardly truncated are 1 / rate and its square', () => {
    const values = drawn(strataOf('exponential', { rate: 1e-6 }, axisOf(1e9)), ROWS);

    const average = mean(values);
    const squares = mean(values.map((value) => (value - average) ** 2));
    expect(average / 1e6).to.be.closeTo(1, 5 / Math.sqrt(ROWS));
    expect(squares / 1e12).to.be.closeTo(1, 5 * Math.sqrt(8 / ROWS));
  });

  it('of the logarithms of a log-normal distribution are those of its normal distribution', () => {
    const values = drawn(strataOf('log_normal', { mu: 20, sigma: 2 }, axisOf(2 ** 53 - 1)), ROWS);

    const logs = values.map(Math.log);
    const average = mean(logs);
    expect(average).to.be.closeTo(20, 10 / Math.sqrt(ROWS));
    const deviation = Math.sqrt(mean(logs.map((value) => (value - average) ** 2)));
    expect(deviation).to.be.closeTo(2, 10 / Math.sqrt(2 * ROWS));
  });
});
