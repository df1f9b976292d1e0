import { expect } from 'chai';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { Counts } from '../../../src/domain/series/counts.js';
import { everyOf } from '../../support/every-of.js';

const ROWS = 50_000;

const keyOf = (part: string) => deriveKey(seedKey(11), part);

function countsOf(mean: number, dispersion: number): Float64Array {
  const counts = new Float64Array(ROWS).fill(mean);
  new Counts(keyOf, dispersion).fill(counts, 0);
  return counts;
}

const sumOf = (values: Float64Array, of: (value: number) => number): number =>
  values.reduce((sum, value) => sum + of(value), 0);

/** The chances of 0, 1, 2 … events. */
function chancesOf(mean: number, dispersion: number): number[] {
  let chance = dispersion === 0 ? Math.exp(-mean) : (1 + dispersion * mean) ** (-1 / dispersion);
  const chances: number[] = [];
  for (let count = 0; count < 5000; count++) {
    chances.push(chance);
    const factor =
      dispersion === 0
        ? mean
        : ((count + 1 / dispersion) * dispersion * mean) / (1 + dispersion * mean);
    chance *= factor / (count + 1);
  }
  return chances;
}

describe('counts', () => {
  for (const mean of [0.02, 0.7, 5, 39, 40, 1000]) {
    for (const dispersion of [0, 0.01, 0.4, 1, 3]) {
      it(`around ${mean} with a dispersion of ${dispersion} have their distribution`, () => {
        const counts = countsOf(mean, dispersion);
        const chances = chancesOf(mean, dispersion);
        const found = new Float64Array(chances.length);
        for (const count of counts) found[count] = (found[count] as number) + 1;
        // Cells of at least 50 expected counts.
        let squares = 0;
        let cells = 0;
        let [expected, seen] = [0, 0];
        chances.forEach((chance, count) => {
          expected += chance * ROWS;
          seen += found[count] as number;
          if (expected < 50) return;
          squares += (seen - expected) ** 2 / expected;
          cells += 1;
          [expected, seen] = [0, 0];
        });
        const free = Math.max(1, cells - 1);
        expect(squares).to.be.below(free + 4 * Math.sqrt(2 * free) + 4);
      });

      it(`around ${mean} with a dispersion of ${dispersion} have their mean and variance`, () => {
        const counts = countsOf(mean, dispersion);
        const variance = mean + dispersion * mean * mean;
        expect(sumOf(counts, (count) => count) / ROWS).to.be.closeTo(
          mean,
          4 * Math.sqrt(variance / ROWS),
        );
        const fourth = sumOf(counts, (count) => (count - mean) ** 4) / ROWS;
        const found = sumOf(counts, (count) => (count - mean) ** 2) / ROWS;
        const error = Math.sqrt((fourth - found * found) / ROWS);
        expect(found).to.be.closeTo(variance, 4 * error);
      });
    }
  }

  it('around a mean of 0 or less are 0', () => {
    for (const counts of [countsOf(0, 0.4), countsOf(-3, 0)]) {
      expect(everyOf(counts, (count) => count === 0)).to.equal(true);
    }
  });

  it('are the same in every window', () => {
    const whole = countsOf(20, 0.7);
    const counts = new Counts(keyOf, 0.7);
    for (let from = 0; from < ROWS - 300; from += 997) {
      const window = new Float64Array(300).fill(20);
      counts.fill(window, from);
      expect(window).to.deep.equal(whole.slice(from, from + 300));
    }
  });
});
