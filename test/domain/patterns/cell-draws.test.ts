import { expect } from 'chai';
import { CellDraws } from '../../../src/domain/patterns/cell-draws.js';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { count, expectSpread } from '../random/statistics.js';

const cell = new CellDraws(deriveKey(seedKey('words'), 'cells'));

describe('the draws of a cell', () => {
  for (const n of [2, 3, 10, 95]) {
    it(`take each of ${n} numbers equally often in the first and the tenth draw`, () => {
      for (const before of [0, 9]) {
        const counts = new Int32Array(n);
        for (let row = 0; row < 20_000; row++) {
          cell.open(row);
          for (let i = 0; i < before; i++) cell.below(7);
          count(counts, cell.below(n));
        }

        expectSpread(counts, `after ${before}`);
      }
    });
  }

  for (const n of [2 ** 32, 2 ** 32 + 1, 3 * 2 ** 50, 2 ** 53]) {
    it(`spread uniformly over ${n} numbers`, () => {
      const counts = new Int32Array(16);
      for (let row = 0; row < 20_000; row++) {
        cell.open(row);
        const drawn = cell.below(n);
        expect(drawn).to.be.within(0, n - 1);
        count(counts, Math.floor((drawn / n) * 16));
      }

      expectSpread(counts, `below ${n}`);
    });
  }

  it('do not depend on the draws of other cells', () => {
    const drawn = [5, 2 ** 33, 5].map((row) => {
      cell.open(row);
      return [cell.below(1), cell.below(1000), cell.below(2 ** 40), cell.below(1000)];
    });

    expect(drawn[0]).to.deep.equal(drawn[2]);
    expect(drawn[0]).not.to.deep.equal(drawn[1]);
  });
});
