import { expect } from 'chai';
import { RowEnds } from '../../../src/domain/lives/row-ends.js';
import { seedKey } from '../../../src/domain/random/key.js';

const clock = () => ({
  total: 1e6,
  expectedBefore: (moment: number) => moment,
  momentAt: (expected: number) => expected,
});

const ROWS = 10_000;

/** How many rows end. */
function ended(share: number): number {
  const ends = new RowEnds(seedKey('ends'), clock, { after: 10, share, as: 'delete' });
  let count = 0;
  for (let row = 0; row < ROWS; row++) if (Number.isFinite(ends.endOf(row, 0))) count++;
  return count;
}

describe('the ends of rows', () => {
  it('come to the share of the rows', () => {
    expect(ended(0)).to.equal(0);
    expect(ended(0.2)).to.be.within(1850, 2150);
    expect(ended(0.8)).to.be.within(7850, 8150);
  });

  it('come to all rows but the first, to which others may refer', () => {
    expect(ended(1)).to.equal(ROWS - 1);
  });

  it('come as long after births as asked, in the mean', () => {
    const ends = new RowEnds(seedKey('after'), clock, { after: 10, share: 1, as: 'delete' });
    let sum = 0;
    for (let row = 1; row <= ROWS; row++) {
      // Births lie anywhere in the cycles of ends.
      const birth = row * 1.618;
      sum += ends.endOf(row, birth) - birth;
    }

    // The deviation of one time is nearly its mean, so that of the mean is 0.1.
    expect(sum / ROWS).to.be.within(9.7, 10.3);
  });
});
