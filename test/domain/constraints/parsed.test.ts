import { expect } from 'chai';
import { scale } from '../../../src/domain/constraints/survey-scale.js';
import { day, instant } from '../../../src/domain/constraints/times.js';
import { refusal, shown, taken } from './decoding.js';

describe('a scale', () => {
  const rows: readonly (readonly [unknown, { low: number; high: number }])[] = [
    [2, { low: 1, high: 2 }],
    [5, { low: 1, high: 5 }],
    [10, { low: 1, high: 10 }],
    ['1-5', { low: 1, high: 5 }],
    ['0-10', { low: 0, high: 10 }],
    ['9-10', { low: 9, high: 10 }],
    ['01-05', { low: 1, high: 5 }],
  ];
  for (const [value, expected] of rows) {
    it(`written as ${shown(value)} ranges from ${expected.low} to ${expected.high}`, () => {
      expect(taken(scale, value)).to.deep.equal(expected);
    });
  }

  for (const value of [
    ...[1, 0, -5, 11, 2.5, 1 / 0, Number.NaN, '5', '', '-', '5-', '-5', '-1-5', '5-5', '5-1'],
    ...['0-11', '1 - 5', '1–5', '0-010', '1-5-9', '1-5\n', true, null, undefined, [1, 5], {}],
  ]) {
    it(`refuses the ${typeof value} ${shown(value)}`, () => {
      expect(refusal(scale, value)).to.deep.equal([
        ['', 'a whole number from 2 to 10, or "low-high" with 0 <= low < high <= 10'],
      ]);
    });
  }
});

describe('a day param', () => {
  const param = day('a day');

  it('decodes a day to the number of days since 1970-01-01', () => {
    expect(taken(param, '1970-01-02')).to.equal(1);
    expect(taken(param, '1970-01-01')).to.equal(0);
    expect(taken(param, '0001-01-01')).to.equal(-719_162);
  });

  for (const value of ['2023-02-29', '2024-1-1', '', 0, 19_000, null, undefined, [], new Date(0)]) {
    it(`refuses ${shown(value)}`, () => {
      expect(refusal(param, value)).to.deep.equal([
        [
          '',
          'a calendar day as YYYY-MM-DD, 0001-01-01 to 9999-12-31, or one counted from now: today, -90d, +2w, -6mo, -3y',
        ],
      ]);
    });
  }
});

describe('a param of a moment or day', () => {
  const param = instant('a moment');

  it('decodes a moment or day to its first and last millisecond', () => {
    expect(taken(param, '1970-01-01T00:00:01Z')).to.deep.equal({ from: 1000, to: 1000 });
    expect(taken(param, '1970-01-01')).to.deep.equal({ from: 0, to: 86_399_999 });
  });

  for (const value of ['2016-12-31T23:59:60Z', 'then', '', 0, null, undefined, [], new Date(0)]) {
    it(`refuses ${shown(value)}`, () => {
      expect(refusal(param, value)).to.deep.equal([
        [
          '',
          'a moment as RFC 3339 (2026-01-31T09:30:00Z) or a day as YYYY-MM-DD, or a time counted from now: now, -6h, today, -90d, +2w, -6mo, -3y',
        ],
      ]);
    });
  }
});
