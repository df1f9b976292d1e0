import { expect } from 'chai';
import * as fc from 'fast-check';
import { decimalText } from '../../../src/domain/basics/decimal-text.js';
import { always } from '../random/always.js';

describe('the decimal text of a number', () => {
  const rows = [
    [0, '0'],
    [-0, '0'],
    [1, '1'],
    [-1, '-1'],
    [0.1, '0.1'],
    [-2.5, '-2.5'],
    [1e-6, '0.000001'],
    [1e-7, '0.0000001'],
    [-1e-7, '-0.0000001'],
    [1.25e-7, '0.000000125'],
    [1e20, '100000000000000000000'],
    [1e21, '1000000000000000000000'],
    [-1.5e21, '-1500000000000000000000'],
    [1.2345e22, '12345000000000000000000'],
    [2 ** 53 - 1, '9007199254740991'],
    [5e-324, `0.${'0'.repeat(323)}5`],
    [1e308, `1${'0'.repeat(308)}`],
    [1.7976931348623157e308, `17976931348623157${'0'.repeat(292)}`],
  ] as const;
  for (const [value, text] of rows) {
    it(`writes ${Object.is(value, -0) ? '-0' : value} without an exponent`, () => {
      expect(decimalText(value)).to.equal(text);
    });
  }

  it('reads back as the same number, and has a form that JSON and SQL accept', () => {
    always(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = decimalText(value);

        expect(text).to.match(/^(0|-?(0\.\d*[1-9]\d*|[1-9]\d*(\.\d+)?))$/);
        expect(Number(text)).to.equal(value === 0 ? 0 : value);
      }),
    );
  });
});
