import { expect } from 'chai';
import { characterSet } from '../../../src/domain/patterns/character-set.js';

describe('a set of characters', () => {
  it('sorts its ranges, and merges ranges that touch or overlap', () => {
    const ranges = [
      [60, 61],
      [5, 7],
      [1, 2],
      [6, 9],
      [3, 4],
      [50, 55],
      [30, 31],
      [51, 52],
      [32, 40],
      [42, 43],
    ] as const;

    expect(characterSet(ranges.map(([first, last]) => ({ first, last })))).to.deep.equal([
      { first: 1, last: 9 },
      { first: 30, last: 40 },
      { first: 42, last: 43 },
      { first: 50, last: 55 },
      { first: 60, last: 61 },
    ]);
  });
});
