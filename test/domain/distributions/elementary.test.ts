import { expect } from 'chai';
import { exp, log, logOnePlus } from '../../../src/domain/distributions/elementary.js';

const EXACT = 1e-15;

/** Numbers spread evenly from `low` to `high`. */
function spread(low: number, high: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => low + (high - low) * ((i * 0.618034) % 1));
}

/** The greatest relative error against a function of Math, which is exact to the last bit or two. */
function worst(
  ours: (x: number) => number,
  theirs: (x: number) => number,
  points: readonly number[],
): number {
  return Math.max(...points.map((x) => Math.abs(ours(x) / theirs(x) - 1)));
}

const powers = spread(-700, 700, 20_000);

describe('elementary functions', () => {
  it(`compute e^x with a relative error below ${EXACT}`, () => {
    expect(worst(exp, Math.exp, [...powers, ...spread(-1, 1, 20_000)])).to.be.below(EXACT);
  });

  it(`compute the logarithm with a relative error below ${EXACT}, even near 1`, () => {
    const near = spread(0.5, 2, 20_000).filter((x) => x !== 1);

    expect(worst(log, Math.log, [...powers.map(Math.exp), ...near])).to.be.below(EXACT);
  });

  it(`compute the logarithm of 1 + x with a relative error below ${EXACT}, even for the smallest x`, () => {
    const points = spread(-700, 700, 20_000).map(Math.exp);

    expect(worst(logOnePlus, Math.log1p, [...points, ...spread(1e-9, 2, 9999)])).to.be.below(EXACT);
  });

  const exact: readonly (readonly [string, number, number])[] = [
    ['e^0', exp(0), 1],
    ['e^-0', exp(-0), 1],
    ['e^-708.1', exp(-708.1), 0],
    ['e^-infinity', exp(Number.NEGATIVE_INFINITY), 0],
    ['e^709.1', exp(709.1), Number.POSITIVE_INFINITY],
    ['log 1', log(1), 0],
    ['log 0', log(0), Number.NEGATIVE_INFINITY],
    ['log -1', log(-1), Number.NEGATIVE_INFINITY],
    ['log infinity', log(Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY],
    ['log of the least double', log(5e-324), -744.4400719213812],
    ['log of the greatest double', log(Number.MAX_VALUE), 709.782712893384],
    ['log(1 + 0)', logOnePlus(0), 0],
  ];
  for (const [what, value, expected] of exact) {
    it(`return the exact value of ${what}`, () => {
      expect(value).to.equal(expected);
    });
  }

  it('return the same bits on every JavaScript engine, as pinned results show', () => {
    const points = [-3.7, -0.1, 0.3, 10.5, 300];

    expect(points.map(exp)).to.deep.equal([
      0.024723526470339388, 0.9048374180359595, 1.3498588075760032, 36_315.502674246636,
      1.9424263952412558e130,
    ]);
  });
});
