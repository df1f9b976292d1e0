import { expect } from 'chai';
import { repeatsOfRanges, repeatsOfRuns } from '../../../scripts/random/repeats.js';

const SEEDS = 3;
/** As in the other tests of chance: a sound generator falls below this once in 5000 tests. */
const LEAST_P = 1e-4;

describe('values of a column', () => {
  for (const { name, perSeed, expected, p } of repeatsOfRanges(SEEDS, 500_000)) {
    it(`repeat over a range of ${name} as often as independent draws do`, () => {
      expect(p, `${perSeed} repeats, ${expected} expected`).to.be.above(LEAST_P);
    });
  }

  it('share no run of two words', () => {
    expect(repeatsOfRuns(SEEDS, 250_000).perSeed).to.deep.equal([0, 0, 0]);
  });
});
