import { expect } from 'chai';
import {
  anchoredMoments,
  anchoredSpan,
  type Distance,
} from '../../../src/domain/columns/anchored-moments.js';
import type { Grain, Moments } from '../../../src/domain/columns/moments.js';
import { sharedStrata } from '../../../src/domain/columns/shared-strata.js';
import { NumberVector } from '../../../src/domain/columns/vectors.js';
import { DAY_MS } from '../../../src/domain/time/calendar.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { drawsOf } from './read-cell.js';

const DAYS: Grain = { step: DAY_MS, unit: DAY_MS };
const SECONDS: Grain = { step: 1000, unit: 1000 };
const SECONDS_IN_MS: Grain = { step: 1000, unit: 1 };
const key = drawsOf('anchored').key('distance');

type Shares = Readonly<Record<number, number>>;

function anchor(side: Distance['side'], minDays: number, maxDays: number): Distance {
  return { side, least: minDays * DAY_MS, most: maxDays * DAY_MS };
}

/** A column that holds the same count in every row. */
function constantly(count: number, grain: Grain): Moments {
  const values = new NumberVector();
  const fill = (): void => {
    values.data.fill(count);
  };
  const moment = count * grain.unit;
  return {
    values,
    steps: [{ vectors: [values], fill }],
    grain,
    span: { from: moment, to: moment },
  };
}

describe('moments anchored to another column', () => {
  const rows: readonly (readonly [string, Distance, number, Grain, Grain, readonly number[]])[] = [
    ['days after a day', anchor('after', 1, 3), 10, DAYS, DAYS, [11, 12, 13]],
    ['days before a day', anchor('before', 1, 3), 10, DAYS, DAYS, [7, 8, 9]],
    ['days after a second', anchor('after', 1, 3), 86_401, SECONDS, DAYS, [3, 4]],
    ['days before a second', anchor('before', 1, 3), 86_401, SECONDS, DAYS, [-1, 0]],
    ['the day after a second', anchor('after', 0, 0), 86_401, SECONDS, DAYS, [2]],
    ['the day before a second', anchor('before', 0, 0), 86_401, SECONDS, DAYS, [1]],
    ['the same day', anchor('after', 0, 0), 10, DAYS, DAYS, [10]],
    ['the same second of a day', anchor('after', 0, 0), 1, DAYS, SECONDS, [86_400]],
    ['seconds a day after', anchor('after', 1, 1), 5, SECONDS, SECONDS, [86_405]],
    ['the same second in milliseconds', anchor('before', 0, 0), 5, SECONDS, SECONDS_IN_MS, [5000]],
  ];
  for (const [name, given, count, other, own, expected] of rows) {
    it(`are ${expected.join(', ')} for ${name}`, () => {
      const { values, steps, grain } = anchoredMoments(given, constantly(count, other), own, key);
      fillRows(steps, 0, 200);

      expect(grain).to.equal(own);
      expect([...new Set(values.data)].sort((a, b) => a - b)).to.deep.equal(expected);
    });
  }

  it('spread over all seconds from the nearest to the farthest', () => {
    const other = constantly(0, SECONDS);
    const { values, steps } = anchoredMoments(anchor('after', 1, 3), other, SECONDS, key);
    fillRows(steps, 0, 200);

    const daySeconds = 86_400;
    expect(Math.min(...values.data)).to.be.within(daySeconds, 1.1 * daySeconds);
    expect(Math.max(...values.data)).to.be.within(2.9 * daySeconds, 3 * daySeconds);
  });

  /** The mass 1 : 2 : 0 : 5 for the distances of 0 to 3 steps beyond the least. */
  const strata = sharedStrata('test of anchored moments', () =>
    [1, 2, 0, 5].map((mass, start) => ({ start, size: 1, mass })),
  );
  const spread: readonly (readonly [string, Distance['side'], number, Grain, Shares])[] = [
    ['after a day', 'after', 10, DAYS, { 11: 0.125, 12: 0.25, 14: 0.625 }],
    ['before a day', 'before', 10, DAYS, { 9: 0.125, 8: 0.25, 6: 0.625 }],
    // The first day after 1970-01-02T00:00:01 that is a day away is 1970-01-04, whether 0 or 1 is drawn.
    ['after a second', 'after', 86_401, SECONDS, { 3: 0.375, 5: 0.625 }],
  ];
  for (const [name, side, count, other, expected] of spread) {
    it(`have the shares of their distribution for days ${name}`, () => {
      const given = { ...anchor(side, 1, 4), strata };
      const moments = anchoredMoments(given, constantly(count, other), DAYS, key);
      fillRows(moments.steps, 0, 20_000);

      const found = new Map<number, number>();
      for (const value of moments.values.data) found.set(value, (found.get(value) ?? 0) + 1);
      expect([...found.keys()].map(String)).to.have.members(Object.keys(expected));
      for (const [value, rows] of found) {
        expect(rows / 20_000).to.be.closeTo(expected[value] as number, 0.015);
        expect(value * DAY_MS).to.be.within(moments.span.from, moments.span.to);
      }
    });
  }

  it('are never minus zero', () => {
    const other = constantly(0, DAYS);
    const { values, steps } = anchoredMoments(anchor('before', 0, 0), other, DAYS, key);
    fillRows(steps, 0, 1);

    expect(Object.is(values.data[0], 0)).to.equal(true);
  });

  it('depend on the row and not on the window', () => {
    const other = constantly(0, DAYS);
    const { values, steps } = anchoredMoments(anchor('after', 0, 1000), other, DAYS, key);
    fillRows(steps, 100, 20);
    const whole = [...values.data];
    fillRows(steps, 105, 3);

    expect([...values.data]).to.deep.equal(whole.slice(5, 8));
    expect(new Set(whole).size).to.be.above(10);
  });
});

describe('the span of moments anchored to another column', () => {
  const other = { from: 86_400_000, to: 5 * 86_400_000 + 1 };
  const rows = [
    [anchor('after', 2, 4), DAYS, 3, 9],
    [anchor('after', 2, 2), DAYS, 3, 8],
    [anchor('before', 2, 4), DAYS, -3, 3],
    [anchor('before', 2, 2), DAYS, -1, 3],
  ] as const;
  for (const [given, grain, from, to] of rows) {
    const { side, least, most } = given;
    it(`is from day ${from} to ${to} for a distance of ${least} to ${most} ms ${side}`, () => {
      const span = anchoredSpan(given, other, grain);

      expect([span.from / DAY_MS, span.to / DAY_MS]).to.deep.equal([from, to]);
      const values = new NumberVector();
      const moments = { values, steps: [], grain: { step: 1, unit: 1 }, span: other };
      expect(anchoredMoments(given, moments, grain, key).span).to.deep.equal(span);
    });
  }
});
