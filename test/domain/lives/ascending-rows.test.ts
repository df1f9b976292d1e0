import { expect } from 'chai';
import { nth } from '../../../src/domain/basics/nth.js';
import { AscendingRows } from '../../../src/domain/lives/ascending-rows.js';
import { seedKey } from '../../../src/domain/random/key.js';
import { drawBelow } from '../../../src/domain/random/uniform.js';

const key = seedKey('ascending rows');

/** Ascending numbers from 0, each of which a few rows have, or many. */
function ascending(rows: number, steps: number): readonly number[] {
  return Array.from({ length: rows }, (_, i) => drawBelow(key, i, steps)).sort((a, b) => a - b);
}

describe('rows by numbers that ascend', () => {
  it('are as many below a limit as a look at all of them counts, in any order of limits, without a look behind the last row', () => {
    for (const [rows, steps] of [
      [1, 1],
      [8, 3],
      [9, 100],
      [100, 5],
      [100, 40],
      [333, 1000],
    ] as const) {
      const numbers = ascending(rows, steps);
      for (const blockSize of [1, 2, 4, 8, 64]) {
        const at = (row: number): number => nth(numbers, row);
        const found = new AscendingRows({ rows, blockSize, at });
        for (let i = 0; i < 300; i++) {
          const limit = drawBelow(key, rows * 1000 + i, 2 * steps + 4) / 2 - 1;
          const expected = numbers.filter((number) => number < limit).length;
          expect(found.countBelow(limit), `${limit} of ${numbers}`).to.equal(expected);
        }
      }
    }
  });
});
