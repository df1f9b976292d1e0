import { expect } from 'chai';
import { sumOf } from '../../../src/domain/basics/sum-of.js';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { BlockTotals, type TotalTerms } from '../../../src/domain/series/block-totals.js';

const BLOCKS = 600;

/** The totals of the first blocks, and what lies before each of them. */
function totalsOf(terms: TotalTerms) {
  const totals = new BlockTotals(terms, deriveKey(seedKey(5), 'totals'));
  const all = Array.from({ length: BLOCKS }, (_, block) => totals.of(block));
  return { own: all.map(({ own }) => own), before: all.map(({ before }) => before) };
}

describe('the totals of blocks', () => {
  it('add up to what lies before each block', () => {
    const { own, before } = totalsOf({ mean: 500, deviation: 20, least: 0, most: 1000 });

    before.forEach((sum, block) => {
      expect(sum).to.equal(sumOf(own.slice(0, block)));
    });
  });

  it('have the mean and the deviation of their terms', () => {
    const { own } = totalsOf({ mean: 500, deviation: 20, least: 0, most: 1000 });
    const mean = sumOf(own) / BLOCKS;
    const deviation = Math.sqrt(sumOf(own.map((each) => (each - mean) ** 2)) / BLOCKS);

    expect(mean).to.be.closeTo(500, (4.5 * 20) / Math.sqrt(BLOCKS));
    expect(deviation).to.be.closeTo(20, (4.5 * 20) / Math.sqrt(2 * BLOCKS));
  });

  it('are neither below the least nor above the most, however wide they are spread', () => {
    const { own } = totalsOf({ mean: 6, deviation: 40, least: 2, most: 10 });

    expect(Math.min(...own)).to.equal(2);
    expect(Math.max(...own)).to.equal(10);
  });
});
