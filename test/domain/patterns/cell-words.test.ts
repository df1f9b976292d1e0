import { expect } from 'chai';
import { CellWords } from '../../../src/domain/patterns/cell-words.js';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { count, expectSpread } from '../random/statistics.js';

const words = new CellWords(deriveKey(seedKey('words'), 'cells'));

describe('draws of a cell', () => {
  for (const n of [2, 3, 10, 95]) {
    it(`are each of ${n} numbers as often, the first and the tenth`, () => {
      for (const before of [0, 9]) {
        const counts = new Int32Array(n);
        for (let row = 0; row < 20_000; row++) {
          words.open(row);
          for (let i = 0; i < before; i++) words.below(7);
          count(counts, words.below(n));
        }

        expectSpread(counts, `after ${before}`);
      }
    });
  }

  for (const n of [2 ** 32, 2 ** 32 + 1, 3 * 2 ** 50, 2 ** 53]) {
    it(`spread over ${n} numbers`, () => {
      const counts = new Int32Array(16);
      for (let row = 0; row < 20_000; row++) {
        words.open(row);
        const drawn = words.below(n);
        expect(drawn).to.be.within(0, n - 1);
        count(counts, Math.floor((drawn / n) * 16));
      }

      expectSpread(counts, `below ${n}`);
    });
  }

  it('do not depend on the draws of other cells', () => {
    const drawn = [5, 2 ** 33, 5].map((row) => {
      words.open(row);
      return [words.below(1), words.below(1000), words.below(2 ** 40), words.below(1000)];
    });

    expect(drawn[0]).to.deep.equal(drawn[2]);
    expect(drawn[0]).not.to.deep.equal(drawn[1]);
  });
});
