import { expect } from 'chai';
import { cellsOf } from '../../support/tables.js';

const ROWS = 50_000;

/** Five standard deviations of a share measured over `ROWS` rows. */
function tolerance(share: number): number {
  return 5 * Math.sqrt((share * (1 - share)) / ROWS);
}

function shareOf(cells: readonly string[], value: string): number {
  return cells.filter((cell) => cell === value).length / cells.length;
}

describe('the shares of values', () => {
  for (const rate of [0, 0.001, 0.1, 0.5, 0.95, 1]) {
    it(`that are true equal a true_rate of ${rate}`, () => {
      const cells = cellsOf('boolean', { true_rate: rate }, { rows: ROWS });

      expect(shareOf(cells, 'true')).to.be.closeTo(rate, tolerance(rate));
    });
  }

  const weights: readonly (readonly number[])[] = [
    [1, 1],
    [1, 2, 3, 4],
    [0, 5, 0, 95],
    [1e-300, 1e300, 1e300],
    [5e-324, 5e-324],
    [0.1, 0.2, 0.7],
    Array.from({ length: 10 }, (_, i) => 10 - i),
  ];
  for (const given of weights) {
    it(`of choices are proportional to the weights ${given.join(', ')}`, () => {
      const choices = given.map((_, i) => `choice ${i}`);
      const cells = cellsOf('csat_score', { choices, weights: given }, { rows: ROWS });

      const largest = Math.max(...given);
      const total = given.reduce((sum, weight) => sum + weight / largest, 0);
      given.forEach((weight, i) => {
        const share = weight / largest / total;
        expect(shareOf(cells, `"choice ${i}"`)).to.be.closeTo(share, tolerance(share));
      });
    });
  }

  it('of choices without weights are equal, and a choice given twice has twice the share', () => {
    const cells = cellsOf('csat_score', { choices: ['a', 'b', 'a'] }, { rows: ROWS });

    expect(shareOf(cells, '"a"')).to.be.closeTo(2 / 3, tolerance(2 / 3));
  });
});
