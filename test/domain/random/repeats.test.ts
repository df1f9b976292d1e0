import { expect } from 'chai';
import { repeatsOfRanges, repeatsOfRuns } from '../../../scripts/random/repeats.js';

const SEEDS = 3;
/** A sound generator falls below this p-value once in 10,000 tests. */
const LEAST_P = 1e-4;

describe('the values of a column', () => {
  for (const { name, perSeed, expected, p } of repeatsOfRanges(SEEDS, 500_000)) {
    it(`in a range of ${name} repeat as often as independent draws`, () => {
      expect(p, `${perSeed} repeats, ${expected} expected`).to.be.above(LEAST_P);
    });
  }

  it('contain no run of two words twice', () => {
    expect(repeatsOfRuns(SEEDS, 250_000).perSeed).to.deep.equal([0, 0, 0]);
  });
});
