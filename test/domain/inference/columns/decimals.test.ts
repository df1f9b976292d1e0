import { expect } from 'chai';
import { inferOne, K, many } from '../samples.js';

/** Numbers of which `counts[digits]` are written with this number of decimals. */
function written(counts: Readonly<Record<number, number>>, mark = '.'): readonly string[] {
  return Object.entries(counts).flatMap(([digits, rows]) =>
    many(
      rows,
      (i) => `${100 + i * 7}${digits === '0' ? '' : mark}${'123456789'.slice(-Number(digits))}`,
    ),
  );
}

function decimalsOf(cells: readonly string[], more = {}): unknown {
  return inferOne('reading', cells, more).field.constraints.decimals;
}

describe('the decimals of inferred numbers', () => {
  it('have the shares of the sample', () => {
    expect(decimalsOf(written({ 0: 200, 1: 300, 2: 500 }))).to.deep.equal([
      { digits: 0, weight: 0.2 },
      { digits: 1, weight: 0.3 },
      { digits: 2, weight: 0.5 },
    ]);
  });

  it('are not listed if all numbers have the same', () => {
    expect(decimalsOf(written({ 2: 500 }))).to.equal(undefined);
  });

  it('have a share if k rows have them, and count for the next ones above if fewer have', () => {
    const first = { digits: 0, weight: 0.0196 };
    const last = { digits: 2, weight: 0.9804 };

    expect(decimalsOf(written({ 0: K, 2: 490 }))).to.deep.equal([first, last]);
    expect(decimalsOf(written({ 0: K - 1, 2: 491 }))).to.equal(undefined);
    expect(decimalsOf(written({ 0: 1, 1: K - 1, 2: 490 }))).to.deep.equal([
      { ...first, digits: 1 },
      last,
    ]);
  });

  it('are at most those that a twentieth of the rows have', () => {
    expect(decimalsOf(written({ 0: 100, 1: 380, 5: 20 }))).to.deep.equal([
      { digits: 0, weight: 0.2 },
      { digits: 1, weight: 0.8 },
    ]);
  });

  it('are known for numbers with a decimal comma', () => {
    expect(decimalsOf(written({ 0: 100, 1: 400 }, ','), { decimalMark: ',' })).to.deep.equal([
      { digits: 0, weight: 0.2 },
      { digits: 1, weight: 0.8 },
    ]);
  });
});
