import { expect } from 'chai';
import * as fc from 'fast-check';
import { decimalText } from '../../../src/domain/basics/decimal-text.js';
import {
  largestPrecision,
  scaledDown,
  scaledUp,
  wholeRange,
} from '../../../src/domain/basics/whole-range.js';
import { always } from '../random/always.js';

const { MAX_SAFE_INTEGER, MAX_VALUE, MIN_VALUE } = Number;
const range = (min: number, max: number) => ({ min, max });

describe('the whole range of scaled decimals', () => {
  const rows: readonly (readonly [number, number, number, ReturnType<typeof wholeRange>])[] = [
    [0, 1000, 2, range(0, 100_000)],
    [0.1, 0.3, 1, range(1, 3)],
    [0.1, 0.3, 15, range(100_000_000_000_000, 300_000_000_000_000)],
    // 1.005 x 100 is 100.49999999999999 in binary.
    [1.005, 1.005, 3, range(1005, 1005)],
    [1.005, 1.015, 2, range(101, 101)],
    [-1.015, -1.005, 2, range(-101, -101)],
    [-1.005, 1.005, 2, range(-100, 100)],
    [-0.5, 0.5, 0, range(0, 0)],
    [-0.1, -0.1, 1, range(-1, -1)],
    [-0, 0, 2, range(0, 0)],
    [1.1, 1.9, 0, 'empty'],
    [-1.9, -1.1, 0, 'empty'],
    [0.001, 0.009, 2, 'empty'],
    [1e-7, 2e-7, 6, 'empty'],
    [1e-7, 2e-7, 7, range(1, 2)],
    [1.5e-7, 2.5e-7, 8, range(15, 25)],
    [MIN_VALUE, 1, 15, range(1, 10 ** 15)],
    [-MIN_VALUE, MIN_VALUE, 15, range(0, 0)],
    [MIN_VALUE, MIN_VALUE, 15, 'empty'],
    [1e21, 1e21, 0, 'too large'],
    [0, 1e21, 0, 'too large'],
    [-MAX_VALUE, MAX_VALUE, 15, 'too large'],
    [0, MAX_SAFE_INTEGER, 0, 'too large'],
    [1, MAX_SAFE_INTEGER, 0, range(1, MAX_SAFE_INTEGER)],
    [0, MAX_SAFE_INTEGER - 1, 0, range(0, MAX_SAFE_INTEGER - 1)],
    [-MAX_SAFE_INTEGER, -1, 0, range(-MAX_SAFE_INTEGER, -1)],
    [-MAX_SAFE_INTEGER, 0, 0, 'too large'],
    [MAX_SAFE_INTEGER, MAX_SAFE_INTEGER + 1, 0, 'too large'],
    [-MAX_SAFE_INTEGER - 1, -MAX_SAFE_INTEGER, 0, 'too large'],
    [-(2 ** 52), 2 ** 52 - 2, 0, range(-(2 ** 52), 2 ** 52 - 2)],
    [-(2 ** 52), 2 ** 52 - 1, 0, 'too large'],
    [9.007199254740991, 9.007199254740991, 15, range(MAX_SAFE_INTEGER, MAX_SAFE_INTEGER)],
    [9.007199254740993, 9.007199254740993, 15, 'too large'],
  ];
  for (const [min, max, decimals, expected] of rows) {
    const what = typeof expected === 'string' ? expected : `${expected.min} to ${expected.max}`;
    it(`from ${min} to ${max} with ${decimals} decimals is ${what}`, () => {
      expect(wholeRange(min, max, decimals)).to.deep.equal(expected);
    });
  }

  it('contains exactly the scaled numbers between its bounds', () => {
    /** 10^400 times a number: whole for every double. */
    const exact = (value: number): bigint => {
      const [whole = '', fraction = ''] = decimalText(Math.abs(value)).split('.');
      const digits = BigInt(whole + fraction.padEnd(400, '0'));
      return value < 0 ? -digits : digits;
    };
    const bounds = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ min: -1000, max: 1000, noNaN: true }),
      fc.integer({ min: -10_000, max: 10_000 }).map((value) => value / 100),
      fc.maxSafeInteger(),
    );
    always(
      fc.property(bounds, bounds, fc.integer({ min: 0, max: 15 }), (one, other, decimals) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const unit = 10n ** BigInt(400 - decimals);
        const found = wholeRange(min, max, decimals);

        let low = exact(min) / unit;
        while (low * unit < exact(min)) low++;
        let high = exact(max) / unit;
        while (high * unit > exact(max)) high--;
        const limit = BigInt(MAX_SAFE_INTEGER);
        const fits = low >= -limit && high <= limit && high - low < limit;
        if (low > high) expect(found).to.equal('empty');
        else if (!fits) expect(found).to.equal('too large');
        else expect(found).to.deep.equal(range(Number(low), Number(high)));
      }),
    );
  });
});

describe('the largest precision of a range', () => {
  const rows: readonly (readonly [number, number, number, number | undefined])[] = [
    [0, 1000, 15, 12],
    [0, 1, 15, 14],
    [0, 10, 16, 14],
    [0, MAX_SAFE_INTEGER, 15, undefined],
    [0, MAX_SAFE_INTEGER - 1, 15, 0],
    [0, 1e300, 15, undefined],
    [1e14, 1e14 + 1, 15, 1],
    // With few decimals no number lies inside, so the search ends above them.
    [0.5, 0.75, 2, 1],
    [0.01, 0.02, 2, undefined],
  ];
  for (const [min, max, below, expected] of rows) {
    it(`from ${min} to ${max}, below ${below} decimals, is ${expected}`, () => {
      expect(largestPrecision(min, max, below)).to.equal(expected);
    });
  }
});

describe('the whole number next to a scaled number', () => {
  const rows = [
    [1.005, 3, 1005, 1005],
    [1.005, 2, 101, 100],
    [-1.005, 2, -100, -101],
    [0, 5, 0, 0],
    [1e-300, 2, 1, 0],
    [1e299, 0, 1e299, 1e299],
    [1e299, 2, 1e300, 1e300],
    [-1e299, 2, -1e300, -1e300],
    [MAX_VALUE, 15, 1e300, 1e300],
  ] as const;
  for (const [value, decimals, above, below] of rows) {
    it(`for ${value} x 10^${decimals} is ${above} above and ${below} below`, () => {
      expect([scaledUp(value, decimals), scaledDown(value, decimals)]).to.deep.equal([
        above,
        below,
      ]);
    });
  }
});
