import { expect } from 'chai';
import {
  countDecimals,
  type DecimalRange,
  decimalAxis,
  decimalColumn,
  decimalFaults,
} from '../../../src/domain/distributions/decimal-column.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { drawsOf } from '../columns/read-cell.js';

const range = (min: number, max: number, precision: number): DecimalRange => ({
  min,
  max,
  precision,
});

describe('a decimal range', () => {
  const rows: readonly (readonly [number, number, number, string, string])[] = [
    [2, 1, 0, '/max', 'expected at least min (2), got 1'],
    [
      0.001,
      0.009,
      2,
      '/precision',
      'expected more decimals: no number with 2 decimals lies between 0.001 and 0.009',
    ],
    [
      0,
      1000,
      13,
      '/precision',
      'expected at most 12 decimals: with 13, numbers of this range have more than 15 digits',
    ],
    [0, 1e300, 2, '/max', 'expected a range within ±(2^53 - 1)'],
  ];
  for (const [min, max, precision, path, message] of rows) {
    it(`from ${min} to ${max} with ${precision} decimals is refused at ${path}: ${message}`, () => {
      expect(decimalFaults(range(min, max, precision))).to.deep.equal([{ path, message }]);
    });
  }

  it('of one number has no fault', () => {
    expect(decimalFaults(range(0.25, 0.25, 2))).to.deep.equal([]);
  });

  const counts = [
    [0, 1, 2, 101],
    [-1, 1, 1, 21],
    [0.25, 0.25, 2, 1],
  ] as const;
  for (const [min, max, precision, expected] of counts) {
    it(`from ${min} to ${max} with ${precision} decimals has ${expected} numbers`, () => {
      expect(countDecimals(range(min, max, precision))).to.equal(expected);
      expect(decimalAxis(range(min, max, precision)).n).to.equal(expected);
    });
  }
});

describe('a decimal column', () => {
  const rows = [
    [0, 1, 2, { kind: 'decimal', digits: 3, scale: 2 }],
    [0, 0.5, 3, { kind: 'decimal', digits: 4, scale: 3 }],
    [0, 1234.5, 1, { kind: 'decimal', digits: 5, scale: 1 }],
    [-99_999, 1, 0, { kind: 'decimal', digits: 5, scale: 0 }],
    [-1, 99_999, 0, { kind: 'decimal', digits: 5, scale: 0 }],
  ] as const;
  for (const [min, max, precision, type] of rows) {
    it(`from ${min} to ${max} with ${precision} decimals has ${type.digits} digits`, () => {
      expect(decimalColumn(range(min, max, precision), drawsOf('decimals')).type).to.deep.equal(
        type,
      );
    });
  }

  it('holds multiples of its last decimal, padded to one digit before the point', () => {
    const { cell, steps } = decimalColumn(range(-0.02, 0.03, 2), drawsOf('decimals', true));
    fillRows(steps, 0, 6);

    expect(cell).to.have.length(1);
    const [piece] = cell;
    if (piece?.kind !== 'number') throw new Error('no number');
    const { values, ...form } = piece;
    expect(form).to.deep.equal({ kind: 'number', decimals: 2, minDigits: 3, min: -2, max: 3 });
    expect([...values.data].sort((a, b) => a - b)).to.deep.equal([-2, -1, 0, 1, 2, 3]);
  });
});
