import { expect } from 'chai';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import type { Key } from '../../../src/domain/random/mix.js';
import { MeanReversion } from '../../../src/domain/series/mean-reversion.js';
import { fillWalk } from '../../../src/domain/series/random-walk.js';

type Fill = (out: Float64Array, key: Key, first: number) => void;

const key = deriveKey(seedKey(42), 'processes');
const LENGTH = 1 << 16;
const TWO_32 = 2 ** 32;

const reversion =
  (halfLife: number): Fill =>
  (out, of, first) =>
    new MeanReversion(halfLife).fill(out, of, first);

const processes: Readonly<Record<string, Fill>> = {
  'of a random walk': fillWalk,
  ...Object.fromEntries(
    [0.25, 1, 6.6, 69, 700, 1e9].map((halfLife) => [
      `with a half-life of ${halfLife} steps`,
      reversion(halfLife),
    ]),
  ),
};

function valuesOf(fill: Fill, first: number, length: number): Float64Array {
  const values = new Float64Array(length);
  fill(values, key, first);
  return values;
}

/** A window of a thousand steps or less, from the first `LENGTH` on; `i` chooses it. */
function windowAt(i: number): { readonly from: number; readonly length: number } {
  return { from: (i * 7919) % (LENGTH - 1000), length: 1 + ((i * 104_729) % 1000) };
}

function correlation(values: Float64Array, lag: number): number {
  let sum = 0;
  let squares = 0;
  values.forEach((value, i) => {
    squares += value * value;
    if (i >= lag) sum += value * (values[i - lag] as number);
  });
  return sum / squares;
}

describe('the values of a process', () => {
  for (const [name, fill] of Object.entries(processes)) {
    for (const start of [0, TWO_32 - LENGTH, TWO_32]) {
      it(`${name} are the same in every window, from step ${start} on`, () => {
        const whole = valuesOf(fill, start, LENGTH);
        for (let i = 0; i < 200; i++) {
          const { from, length } = windowAt(i);
          const window = valuesOf(fill, start + from, length);
          expect(window).to.deep.equal(whole.slice(from, from + length));
        }
      });
    }
  }

  it('beyond 2^32 are others than those before', () => {
    for (const fill of Object.values(processes)) {
      const [near, far] = [valuesOf(fill, 5000, 50), valuesOf(fill, TWO_32 + 5000, 50)];
      expect(far).not.to.deep.equal(near);
    }
  });
});

describe('a process that returns to its mean', () => {
  // Bartlett's standard error of an autocorrelation of AR(1), and four of them.
  const deviation = (phi: number) => 4 * Math.sqrt((1 + phi ** 2) / (1 - phi ** 2) / LENGTH);

  for (const halfLife of [0.5, 1, 6.6, 20]) {
    it(`with a half-life of ${halfLife} steps has the autocorrelation of AR(1) at seven lags`, () => {
      const values = valuesOf(reversion(halfLife), 1_000_000, LENGTH);
      const phi = 2 ** (-1 / halfLife);
      for (const lag of [1, 2, 3, 5, 8, 13, 40]) {
        expect(correlation(values, lag), `lag ${lag}`).to.be.closeTo(phi ** lag, deviation(phi));
      }
    });
  }

  it('has a variance of 1 at each place between its independent values', () => {
    const halfLife = 1;
    const places = 64;
    const rounds = 2000;
    const sums = new Float64Array(places);
    const values = valuesOf(reversion(halfLife), 0, places * rounds);
    values.forEach((value, i) => {
      sums[i % places] = (sums[i % places] as number) + value * value;
    });
    const error = Math.sqrt(2 / rounds);
    for (const sum of sums) expect(sum / rounds).to.be.closeTo(1, 5 * error);
  });
});

describe('a random walk', () => {
  const values = valuesOf(fillWalk, 0, LENGTH);
  const steps = values.slice(1).map((value, i) => value - (values[i] as number));

  it('begins at 0', () => {
    expect(values[0]).to.equal(0);
  });

  it('has independent steps with a variance of 1', () => {
    const variance = steps.reduce((sum, step) => sum + step * step, 0) / steps.length;
    expect(variance).to.be.closeTo(1, 4 * Math.sqrt(2 / steps.length));
    for (const lag of [1, 2, 3, 7]) {
      expect(correlation(steps, lag)).to.be.closeTo(0, 4 / Math.sqrt(steps.length));
    }
  });

  it('has the variance of its steps at far steps, too', () => {
    const distance = 2 ** 40;
    const count = 2000;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const group = deriveKey(key, String(i));
      const at = new Float64Array(1);
      fillWalk(at, group, distance);
      sum += (at[0] as number) ** 2 / distance;
    }
    expect(sum / count).to.be.closeTo(1, 4 * Math.sqrt(2 / count));
  });
});
