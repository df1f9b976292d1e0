import { expect } from 'chai';
import fc from 'fast-check';
import { seedKey } from '../../../src/domain/random/key.js';
import { type ChildCounts, countsOf } from '../../../src/domain/relations/child-counts.js';
import { childRows, children } from '../../../src/domain/relations/children.js';
import { always } from '../../support/always.js';
import { filled } from './filled.js';

const key = seedKey('children');

const counts = fc
  .record({
    min: fc.integer({ min: 0, max: 5 }),
    shares: fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { minLength: 1, maxLength: 8 }),
  })
  .filter(({ min, shares }) => shares.some((share, i) => share > 0 && min + i > 0));

describe('the children of parents', () => {
  it('have the shares exactly, as far as whole parents allow', () => {
    const shares = { min: 1, shares: [40, 30, 20, 0, 0, 0, 10] };

    expect([...countsOf(shares, 10)]).to.deep.equal([1, 1, 1, 1, 2, 2, 2, 3, 3, 7]);
    expect([...countsOf(shares, 4)]).to.deep.equal([1, 1, 2, 3]);
    expect([...countsOf({ min: 3, shares: [1] }, 2)]).to.deep.equal([3, 3]);
  });

  /** The parents and places of all rows. */
  function dealt(each: ChildCounts, parents: number): { parent: number; place: number }[] {
    const all = children(each, parents, key);
    const rows = childRows(each, parents);
    const [parent, place] = filled(all.steps, [all.rows, all.places], 0, rows);
    return Array.from({ length: rows }, (_, i) => ({
      parent: parent?.[i] as number,
      place: place?.[i] as number,
    }));
  }

  it('lie next to each other, in the order of their parents, numbered from 0', () => {
    always(counts, 40, (each) => {
      const rows = dealt(each, 2500);
      rows.forEach(({ parent, place }, i) => {
        const before = rows[i - 1];
        if (before === undefined || before.parent !== parent) {
          expect(place).to.equal(0);
          expect(parent).to.be.above(before?.parent ?? -1);
        } else expect(place).to.equal(before.place + 1);
      });
    });
  });

  it('are as many in every block of 1024 parents as the shares say', () => {
    always(counts, 20, (each) => {
      const found = new Int32Array(2500);
      for (const { parent } of dealt(each, 2500)) found[parent] = (found[parent] as number) + 1;
      for (const [from, to] of [
        [0, 1024],
        [1024, 2048],
        [2048, 2500],
      ] as const) {
        expect([...found.slice(from, to)].sort((a, b) => a - b)).to.deep.equal([
          ...countsOf(each, to - from),
        ]);
      }
    });
  });

  it('have the same parent in any window', () => {
    const each = { min: 0, shares: [5, 3, 0, 2, 1] };
    const rows = childRows(each, 4000);
    const whole = dealt(each, 4000);
    always(fc.nat(rows - 1), 60, (first) => {
      const all = children(each, 4000, key);
      const count = Math.min(40, rows - first);
      const [parents, places] = filled(all.steps, [all.rows, all.places], first, count);
      const expected = whole.slice(first, first + count);
      expect([...(parents ?? [])]).to.deep.equal(expected.map(({ parent }) => parent));
      expect([...(places ?? [])]).to.deep.equal(expected.map(({ place }) => place));
    });
  });
});
