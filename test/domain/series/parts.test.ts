import { expect } from 'chai';
import { bendBetween } from '../../../src/domain/series/bend.js';
import { cosineOfTurn } from '../../../src/domain/series/cosine.js';
import { addSeason } from '../../../src/domain/series/season.js';

describe('the cosine of a turn', () => {
  it('is that of Math, up to rounding', () => {
    for (let i = 0; i <= 1000; i++) {
      expect(cosineOfTurn(i / 1000)).to.be.closeTo(Math.cos((2 * Math.PI * i) / 1000), 3e-15);
    }
  });
});

describe('a season', () => {
  it('has its size at its peaks and the opposite half a period later', () => {
    const values = new Float64Array(5);
    addSeason(values, { size: 3, period: 8, peak: 1 }, Float64Array.of(1, 5, 9, -7, 3));

    expect([...values].map((value) => Math.round(value * 1e5) / 1e5)).to.deep.equal([
      3, -3, 3, 3, 0,
    ]);
  });
});

describe('a season between the cells of its table', () => {
  it('is a cosine with an error below a millionth of its size', () => {
    const positions = Float64Array.from({ length: 5000 }, (_, i) => i * 0.77);
    const values = new Float64Array(positions.length);
    addSeason(values, { size: 3, period: 1000, peak: 0 }, positions);

    values.forEach((value, i) => {
      const turn = (2 * Math.PI * (positions[i] as number)) / 1000;
      expect(value).to.be.closeTo(3 * Math.cos(turn), 3e-6);
    });
  });
});

describe('a bend', () => {
  const bends = {
    'between both bounds': () => bendBetween(0, 100, 10),
    'above a bound': () => bendBetween(0, undefined, 10),
    'below a bound': () => bendBetween(undefined, 100, 10),
  };
  for (const [name, make] of Object.entries(bends)) {
    it(`${name} keeps the order of the values and their bounds`, () => {
      const bend = make();
      let before = Number.NEGATIVE_INFINITY;
      for (let value = -250; value <= 350; value += 0.5) {
        const bent = bend(value);
        expect(bent).to.be.at.least(before);
        if (name !== 'below a bound') expect(bent).to.be.at.least(0);
        if (name !== 'above a bound') expect(bent).to.be.at.most(100);
        before = bent;
      }
    });

    it(`${name} keeps values far from the bounds about as they are`, () => {
      const bend = make();

      expect(bend(50)).to.be.closeTo(50, 0.1);
      expect(bend(55) - bend(45)).to.be.closeTo(10, 0.5);
    });
  }

  it('between both bounds keeps their middle, and is the same on both sides of it', () => {
    const bend = bendBetween(20, 60, 1);

    expect(bend(40)).to.equal(40);
    expect(bend(50) + bend(30)).to.be.closeTo(80, 1e-9);
    expect([bend(-1e6), bend(1e6)]).to.deep.equal([20, 60]);
  });

  it('at one bound keeps values a thousand deviations away, and ends at the bound', () => {
    const [above, below] = [bendBetween(20, undefined, 10), bendBetween(undefined, 20, 10)];

    expect([above(10_020), above(-10_000)]).to.deep.equal([10_020, 20]);
    expect([below(-9_980), below(10_000)]).to.deep.equal([-9_980, 20]);
  });

  it('without bounds changes nothing', () => {
    expect(bendBetween(undefined, undefined, 1)(123.456)).to.equal(123.456);
  });
});
