import { expect } from 'chai';
import { integer, number } from '../../../src/domain/constraints/numbers.js';
import { numberOrText } from '../../../src/domain/constraints/scalars.js';
import { refusal, shown, taken } from './decoding.js';

const LARGEST = Number.MAX_SAFE_INTEGER;
const noNumbers = ['1', '', true, null, undefined, [], [1], {}, 1n, new Number(1), Number.NaN];

describe('a whole number param', () => {
  const any = integer('any');
  for (const value of [0, -0, 1, -1, 1e5, 10.0, LARGEST, -LARGEST]) {
    it(`accepts ${value}`, () => {
      expect(taken(any, value)).to.equal(value);
    });
  }

  for (const value of [1.5, 1e16, LARGEST + 1, -LARGEST - 1, 1 / 0, -1 / 0, ...noNumbers]) {
    it(`refuses ${typeof value} ${typeof value === 'bigint' ? value : shown(value)}`, () => {
      expect(refusal(any, value)).to.have.length(1);
    });
  }

  const rows = [
    [{}, 'a whole number within ±(2^53 - 1)', -LARGEST, LARGEST],
    [{ min: 1 }, 'a whole number from 1 up', 1, LARGEST],
    [{ min: 1, max: 1000 }, 'a whole number from 1 to 1000', 1, 1000],
    [{ max: 15 }, `a whole number from ${-LARGEST} to 15`, -LARGEST, 15],
  ] as const;
  for (const [bounds, expected, minimum, maximum] of rows) {
    it(`with the bounds ${shown(bounds)} accepts ${expected}, both ends included`, () => {
      const param = integer('bounded', bounds);

      expect(refusal(param, 'x')).to.deep.equal([['', expected]]);
      expect(param.schema).to.deep.equal({ type: 'integer', minimum, maximum });
      expect([minimum, maximum].map((end) => taken(param, end))).to.deep.equal([minimum, maximum]);
      expect([minimum - 1, maximum + 1].map((end) => taken(param, end))).to.deep.equal([
        undefined,
        undefined,
      ]);
    });
  }
});

describe('a number param', () => {
  const any = number('any');
  for (const value of [0, -0, 1.5, -1e308, 5e-324, Number.MAX_VALUE]) {
    it(`accepts ${value}`, () => {
      expect(taken(any, value)).to.equal(value);
    });
  }

  for (const value of [1 / 0, -1 / 0, ...noNumbers]) {
    it(`refuses ${typeof value} ${typeof value === 'bigint' ? value : shown(value)}`, () => {
      expect(refusal(any, value)).to.deep.equal([['', 'a finite number']]);
    });
  }

  it('accepts the numbers within its bounds, both ends included', () => {
    const rate = number('rate', { min: 0, max: 1 });

    expect([0, 0.5, 1].map((value) => taken(rate, value))).to.deep.equal([0, 0.5, 1]);
    expect([-5e-324, 1.0000000000000002].map((value) => taken(rate, value))).to.deep.equal([
      undefined,
      undefined,
    ]);
    expect(refusal(rate, 2)).to.deep.equal([['', 'a number from 0 to 1']]);
    expect(rate.schema).to.deep.equal({ type: 'number', minimum: 0, maximum: 1 });
    expect(taken(number('weight', { min: 0 }), -1)).to.equal(undefined);
    expect(taken(number('loss', { max: 0 }), 1)).to.equal(undefined);
  });
});

describe('a param of a number or text', () => {
  for (const value of [0, -1.5, '', 'a', '😀', '\n', 'x'.repeat(10_000), '😀'.repeat(10_000)]) {
    it(`accepts ${shown(value)}`, () => {
      expect(taken(numberOrText, value)).to.equal(value);
    });
  }

  for (const value of [
    ...['\u0000', 'a\u0000b', '\ud800', '\udc00x', 'x'.repeat(10_001), '😀'.repeat(10_001)],
    ...[1 / 0, Number.NaN, true, null, undefined, [], {}],
  ]) {
    it(`refuses ${shown(value)}`, () => {
      expect(refusal(numberOrText, value)).to.have.length(1);
    });
  }
});
