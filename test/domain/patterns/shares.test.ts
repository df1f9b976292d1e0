import { expect } from 'chai';
import * as fc from 'fast-check';
import { shareOf, shareWith } from '../../../src/domain/patterns/shares.js';
import { always } from '../random/always.js';

const LARGEST = Number.MAX_SAFE_INTEGER;

describe('shares', () => {
  for (const [things, holders] of [
    [0, 3],
    [1, 1],
    [3, 7],
    [7, 3],
    [12, 4],
    [95, 94],
  ] as const) {
    it(`of ${things} things among ${holders} holders contain each thing once, in order and evenly`, () => {
      const shares = Array.from({ length: holders }, (_, i) => shareOf(i, things, holders));

      const held = shares.flatMap(({ start, size }) =>
        Array.from({ length: size }, (_, i) => start + i),
      );
      expect(held).to.deep.equal(Array.from({ length: things }, (_, i) => i));
      const sizes = shares.map(({ size }) => size);
      expect(Math.max(...sizes) - Math.min(...sizes)).to.be.at.most(1);
    });
  }

  it('are found by any of their things, for up to 2^53 - 1 things', () => {
    const numbers = fc.maxSafeNat();
    always(
      fc.property(numbers, numbers, numbers, (a, b, c) => {
        const things = Math.max(1, a);
        const holders = 1 + (b % LARGEST);
        const thing = c % things;

        const share = shareWith(thing, things, holders);
        expect(thing).to.be.within(share.start, share.start + share.size - 1);
        expect(share).to.deep.equal(shareOf(share.holder, things, holders));
      }),
    );
  });

  it('of 2^53 - 1 things end exactly with the last thing', () => {
    for (const holders of [1, 2, 3, 26, 95, 2 ** 32, LARGEST - 1, LARGEST]) {
      const { start, size } = shareOf(holders - 1, LARGEST, holders);

      expect(start + size).to.equal(LARGEST);
      expect(shareWith(LARGEST - 1, LARGEST, holders).holder).to.equal(holders - 1);
    }
  });
});
