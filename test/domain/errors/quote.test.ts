import { expect } from 'chai';
import { quote } from '../../../src/domain/errors/quote.js';

describe('a value in a message', () => {
  const rows: readonly (readonly [unknown, string])[] = [
    ['abc', '"abc"'],
    ['', '""'],
    ['say "hi"\n', '"say \\"hi\\"\\n"'],
    ['x'.repeat(80), `"${'x'.repeat(80)}"`],
    ['x'.repeat(81), `"${'x'.repeat(80)}…"`],
    ['\ud800', '"\\ud800"'],
    [0, '0'],
    [-0, '0'],
    [1.5, '1.5'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [Number.NaN, 'NaN'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'nothing'],
    [[], 'a list of 0'],
    [[1, [2]], 'a list of 2'],
    [{}, 'an object'],
    [{ toJSON: () => 'trap', toString: () => 'trap' }, 'an object'],
    [Object.create(null), 'an object'],
  ];
  for (const [value, text] of rows) {
    it(`is written as ${text.length > 40 ? `${text.length} characters` : text}`, () => {
      expect(quote(value)).to.equal(text);
    });
  }

  it('is cut if it is long, before it is escaped', () => {
    expect(quote('\n'.repeat(10_000_000))).to.equal(`"${'\\n'.repeat(80)}…"`);
  });

  it('is not traversed, however deeply it is nested', () => {
    const nested = JSON.parse('['.repeat(400_000) + ']'.repeat(400_000));

    expect(quote(nested)).to.equal('a list of 1');
  });

  it('is not traversed if it contains itself', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;

    expect(quote(circle)).to.equal('an object');
  });
});
