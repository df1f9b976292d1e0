import { expect } from 'chai';
import { fillPlaces, fillScores, scoreOfPlace } from '../../../src/domain/copula/normal-scores.js';
import { seedKey } from '../../../src/domain/random/key.js';
import { lane, word } from '../../../src/domain/random/mix.js';

const COUNT = 1_000_000;

function scores(): Float64Array {
  const drawn = new Float64Array(COUNT);
  fillScores(drawn, seedKey('scores'), 0, COUNT);
  return drawn;
}

describe('normal scores', () => {
  it('have the moments of the standard normal distribution', () => {
    const drawn = scores();
    const moment = (power: number): number => drawn.reduce((sum, z) => sum + z ** power, 0) / COUNT;

    expect(moment(1)).to.be.closeTo(0, 4 / Math.sqrt(COUNT));
    expect(moment(2)).to.be.closeTo(1, 4 * Math.sqrt(2 / COUNT));
    expect(moment(3)).to.be.closeTo(0, 4 * Math.sqrt(15 / COUNT));
    expect(moment(4)).to.be.closeTo(3, 4 * Math.sqrt(96 / COUNT));
  });

  it('lie in the middle of the shares of their words, also in the farthest tails', () => {
    const key = seedKey('scores');
    const words = Array.from({ length: COUNT }, (_, row) => word(row, key.a, lane(key, 0, 0)));
    const size = (row: number): number => (words[row] as number) & 0x7fffffff;
    const rows = words.map((_, row) => row).sort((a, b) => size(a) - size(b));
    const drawn = scores();

    for (const row of rows.slice(0, 3)) {
      const score = -Math.abs(drawn[row] as number);
      expect(score).to.be.closeTo(scoreOfPlace((size(row) + 0.5) / 2 ** 32), 5e-6);
    }
  });

  it('have places that are uniform', () => {
    const places = scores();
    fillPlaces(places, COUNT);
    const sorted = places.sort();

    // The statistic of Kolmogorov and Smirnov; 1.95 is exceeded once in a thousand samples.
    const distance = sorted.reduce(
      (most, place, i) => Math.max(most, Math.abs(place - (i + 0.5) / COUNT)),
      0,
    );
    expect(distance * Math.sqrt(COUNT)).to.be.below(1.95);
  });

  // Abramowitz and Stegun, "Handbook of Mathematical Functions", table 26.1: 1 - P(x) or P(x).
  const known = [
    [0, 0.5],
    [1, 0.841344746068543],
    [-1, 0.158655253931457],
    [1.959963984540054, 0.975],
    [-3, 0.00134989803163],
    [-5, 2.866515719e-7],
  ] as const;
  for (const [score, place] of known) {
    it(`have the place ${place} at ${score}`, () => {
      const places = Float64Array.of(score);
      fillPlaces(places, 1);

      expect((places[0] as number) / place).to.be.closeTo(1, 1e-4);
    });
  }

  it('have places above 0 and below 1, however far they are from the middle', () => {
    const places = Float64Array.of(-100, -9, -8.9, 8.9, 9, 100);
    fillPlaces(places, places.length);

    expect(Math.min(...places)).to.be.above(0);
    expect(Math.max(...places)).to.be.below(1);
  });
});
