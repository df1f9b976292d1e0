import { expect } from 'chai';
import fc from 'fast-check';
import { seedKey } from '../../../src/domain/random/key.js';
import {
  type AlikeParents,
  alikeParents,
  type ChildCounts,
  childRows,
  childrenOf,
  mostChildren,
} from '../../../src/domain/relations/child-counts.js';
import { children } from '../../../src/domain/relations/children.js';
import { always } from '../../support/always.js';
import { filled } from './filled.js';

const key = seedKey('children');

const counts = fc
  .record({
    min: fc.integer({ min: 0, max: 5 }),
    shares: fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { minLength: 1, maxLength: 8 }),
  })
  .filter(({ min, shares }) => shares.some((share, i) => share > 0 && min + i > 0));

/** The numbers of parents by their number of children. */
const numbers = ({ children: own, parents }: AlikeParents) =>
  Object.fromEntries(Array.from(own, (each, i) => [each, parents[i]]));

describe('the children of parents', () => {
  it('have the shares exactly, as far as whole parents allow', () => {
    const shares = { min: 1, shares: [40, 30, 20, 0, 0, 0, 10] };

    expect(numbers(alikeParents(shares, 10))).to.deep.equal({ 1: 4, 2: 3, 3: 2, 7: 1 });
    expect(numbers(alikeParents(shares, 4))).to.deep.equal({ 1: 2, 2: 1, 3: 1 });
    expect(numbers(alikeParents({ min: 3, shares: [1] }, 2))).to.deep.equal({ 3: 2 });
  });

  it('are spread over the whole range if there are fewer parents than numbers', () => {
    const numbersTo = (max: number) => ({ min: 0, shares: Array<number>(max + 1).fill(1) });
    const forty = alikeParents(numbersTo(700), 40);

    expect([...forty.children.subarray(0, 4)]).to.deep.equal([8, 26, 43, 61]);
    expect([...forty.children.subarray(-2)]).to.deep.equal([674, 692]);
    expect(childrenOf(forty)).to.equal(40 * 350);

    always(fc.tuple(fc.integer({ min: 1, max: 99 }), fc.nat(999)), 40, ([parents, max]) => {
      const { children: own, parents: alike } = alikeParents(numbersTo(max), parents);
      const each = [...own].flatMap((number, i) => Array<number>(alike[i] as number).fill(number));
      each.forEach((number, i) => {
        expect(number).to.be.within((i / parents) * (max + 1) - 1, ((i + 1) / parents) * (max + 1));
      });
    });
  });

  it('are in all as many as the shares say, and each number has its share, rounded', () => {
    always(fc.tuple(counts, fc.integer({ min: 1, max: 60 })), 200, ([each, parents]) => {
      const total = each.shares.reduce((sum, share) => sum + share, 0);
      const exact = each.shares.map((share) => (share / total) * parents);
      const own = numbers(alikeParents(each, parents));
      exact.forEach((share, i) => {
        expect(own[each.min + i] ?? 0).to.be.closeTo(share, 0.99999);
      });
      const expected = exact.reduce((sum, share, i) => sum + share * (each.min + i), 0);
      expect(childRows(each, parents)).to.be.closeTo(expected, each.shares.length / 2);
    });
  });

  it('are at most as many as the greatest number with a share', () => {
    expect(mostChildren({ min: 2, shares: [1, 0, 3, 0, 0] })).to.equal(4);
    always(counts, 100, (each) => {
      const most = mostChildren(each);
      expect(each.shares[most - each.min]).to.be.greaterThan(0);
      expect(most).to.be.at.least(Math.max(...alikeParents(each, 1000).children));
    });
  });

  it('of few parents are as many as the shares say if many numbers have small ones', () => {
    const zipf = Array.from({ length: 701 }, (_, i) => 1 / (i + 1) ** 2);
    const total = zipf.reduce((sum, share) => sum + share, 0);
    const mean = zipf.reduce((sum, share, i) => sum + (share / total) * i, 0);
    const far = [2, 10, 40, 200].filter(
      (parents) => Math.abs(childRows({ min: 0, shares: zipf }, parents) - parents * mean) > 1,
    );
    expect(far).to.deep.equal([]);
  });

  it('are of as many parents as there are, up to the greatest number of rows', () => {
    always(fc.tuple(counts, fc.integer({ min: 1, max: 2 ** 53 - 1 })), 200, ([each, parents]) => {
      const found = alikeParents(each, parents);

      expect([...found.parents].reduce((sum, own) => sum + BigInt(own), 0n)).to.equal(
        BigInt(parents),
      );
      expect(found.parents.filter((own) => own <= 0)).to.deep.equal(new Float64Array(0));
    });
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

  /** How many of the parents from `from` to `to` have each number of children. */
  function found(each: ChildCounts, parents: number, from = 0, to = parents) {
    const own = new Int32Array(parents);
    for (const { parent } of dealt(each, parents)) own[parent] = (own[parent] as number) + 1;
    const tally: Record<number, number> = {};
    for (const number of own.subarray(from, to)) tally[number] = (tally[number] ?? 0) + 1;
    return tally;
  }

  it('are as many as the shares say, whatever the number of parents', () => {
    always(fc.tuple(counts, fc.integer({ min: 1, max: 9000 })), 40, ([each, parents]) => {
      expect(found(each, parents)).to.deep.equal(numbers(alikeParents(each, parents)));
    });
  });

  const rare: readonly (readonly [Readonly<Record<number, number>>, number, object])[] = [
    [{ 1: 9999, 3: 1 }, 40_000, { 1: 39_996, 3: 4 }],
    [{ 0: 9996, 2: 4 }, 60_000, { 0: 59_976, 2: 24 }],
    [{ 0: 1500, 1: 1 }, 60_040, { 0: 60_000, 1: 40 }],
    [{ 1: 40, 2: 30, 3: 20, 7: 10 }, 5994, { 1: 2398, 2: 1798, 3: 1199, 7: 599 }],
  ];
  for (const [weights, parents, expected] of rare) {
    it(`of ${parents} parents with the weights ${JSON.stringify(weights)} have no share too much`, () => {
      const shares = Array.from({ length: 8 }, (_, i) => weights[i] ?? 0);

      expect(found({ min: 0, shares }, parents)).to.deep.equal(expected);
    });
  }

  it('are spread: no 1024 parents have two more or fewer of a number than their share', () => {
    always(counts, 10, (each) => {
      const total = each.shares.reduce((sum, share) => sum + share, 0);
      for (const [from, to] of [
        [0, 1024],
        [3072, 4096],
        [8192, 9000],
      ] as const) {
        const tally = found(each, 9000, from, to);
        each.shares.forEach((share, i) => {
          const expected = (share / total) * (to - from);
          expect(tally[each.min + i] ?? 0).to.be.closeTo(expected, 2.2);
        });
      }
    });
  });

  it('lie where they lie in tables of a size that nobody could make', () => {
    const each = { min: 0, shares: [9, 1, 0, 0.001] };
    const parents = 3e15;
    const rows = childRows(each, parents);
    for (const first of [0, 1e9, rows / 2, rows - 40].map(Math.floor)) {
      const all = children(each, parents, key);
      const [own] = filled(all.steps, [all.rows], first, 40);
      const share = first / rows;

      expect((own?.[0] as number) / parents).to.be.closeTo(share, 0.000001);
      expect([...(own ?? [])]).to.deep.equal([...(own ?? [])].sort((a, b) => a - b));
    }
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
