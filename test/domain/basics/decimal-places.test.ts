import { expect } from 'chai';
import * as fc from 'fast-check';
import { decimalPlaces } from '../../../src/domain/basics/decimal-places.js';
import { decimalText } from '../../../src/domain/basics/decimal-text.js';
import { always } from '../random/always.js';

const written = (value: number): number => decimalText(value).split('.')[1]?.length ?? 0;

describe('the number of decimals', () => {
  for (const value of [
    ...[0, -0, 1, -1, 0.1, -2.5, 12.5, 0.285, 1.005, 0.1 + 0.2, 1 / 3],
    ...[1e-6, 1e-7, 1.25e-7, 1e-22, 1e-23, 1.5e-24, 5e-324],
    ...[1e15, 1e15 + 0.5, 999_999_999_999_999.9, 2 ** 53 - 1, 1e21, -1.5e21, 1e308],
  ]) {
    it(`of ${value} is that of its text`, () => {
      expect(decimalPlaces(value)).to.equal(written(value));
    });
  }

  it('of any number is that of its text', () => {
    const numbers = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc
        .tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 25 }))
        .map(([units, places]) => Number(`${units}e-${places}`)),
    );
    always(
      fc.property(numbers, (value) => {
        expect(decimalPlaces(value)).to.equal(written(value));
      }),
    );
  });
});
