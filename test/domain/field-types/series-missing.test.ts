import { expect } from 'chai';
import { cellsOf } from '../../support/tables.js';

const ROWS = 100_000;

/** The lengths of the runs of equal items. */
function lengthsOf(items: readonly boolean[], item: boolean): readonly number[] {
  const lengths: number[] = [];
  items.forEach((one, i) => {
    if (one !== item) return;
    if (i > 0 && items[i - 1] === item) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
  });
  return lengths;
}

describe('the missing values of a series', () => {
  for (const { share, length } of [
    { share: 0.02, length: 12 },
    { share: 0.3, length: 5 },
    { share: 0.5, length: 1 },
  ]) {
    const missing = { share, mean_length: length };
    const cells = cellsOf('series', { missing }, { rows: ROWS, seed: 5 });
    const isMissing = cells.map((cell) => cell === 'null');
    const runs = lengthsOf(isMissing, true);

    it(`have a share of ${share} in runs of ${length} rows`, () => {
      // The correlation of the states of two successive rows.
      const kept = 1 - 1 / length - share / (1 - share) / length;
      const error = Math.sqrt((share * (1 - share) * (1 + kept)) / (1 - kept) / ROWS);
      const found = isMissing.filter((one) => one).length / ROWS;
      expect(found).to.be.closeTo(share, 4 * error + 1e-4);
    });

    it(`have a mean length of ${length} rows with a share of ${share}`, () => {
      const mean = runs.reduce((sum, each) => sum + each, 0) / runs.length;
      const error = Math.sqrt((length * (length - 1)) / runs.length);
      expect(mean).to.be.closeTo(length, 4 * error + 1e-9);
    });
  }

  it('leave the other values as they are', () => {
    const missing = { share: 0.3, mean_length: 5 };
    const [whole, gaps] = [{}, { missing }].map((given) =>
      cellsOf('series', given, { rows: 2000 }),
    );
    gaps?.forEach((cell, i) => {
      if (cell !== 'null') expect(cell).to.equal(whole?.[i]);
    });
  });
});
