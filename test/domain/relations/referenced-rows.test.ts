import { expect } from 'chai';
import fc from 'fast-check';
import { SharedStrata } from '../../../src/domain/columns/shared-strata.js';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { childRows } from '../../../src/domain/relations/child-counts.js';
import { type Children, children } from '../../../src/domain/relations/children.js';
import { rankedRows } from '../../../src/domain/relations/chosen-rows.js';
import { earlierRows, type Hierarchy } from '../../../src/domain/relations/earlier-rows.js';
import { distinctOfGroup, matchingRows } from '../../../src/domain/relations/matching-rows.js';
import { pairCount, pairs } from '../../../src/domain/relations/pairs.js';
import type { ReferencedRows } from '../../../src/domain/relations/referenced-rows.js';
import { always } from '../../support/always.js';
import { filled } from './filled.js';

const key = seedKey('rows');
const draws = { key: (purpose: string) => deriveKey(key, purpose), unique: false };

function rowsOf({ steps, rows }: ReferencedRows, count: number, first = 0): readonly number[] {
  return [...(filled(steps, [rows], first, count)[0] ?? [])];
}

/** Expects that each row alone has the value that it has among all. */
function expectRowsAlone(make: () => ReferencedRows, count: number): void {
  const all = rowsOf(make(), count);
  always(fc.nat(count - 1), 30, (row) => {
    expect(rowsOf(make(), 1, row)).to.deep.equal([all[row]]);
  });
}

describe('pairs of rows', () => {
  it('are all different, and contain every pair if there are as many rows', () => {
    const [first, second] = pairs(key, [70, 90], false);
    const [some = [], others = []] = filled(first.steps, [first.rows, second.rows], 0, 6300);

    const seen = new Set(Array.from(some, (row, i) => row * 90 + (others[i] as number)));
    expect(seen.size).to.equal(6300);
    expect(Math.max(...some)).to.equal(69);
    expect(Math.max(...others)).to.equal(89);
  });

  it('of one table pair no row with itself', () => {
    const [first, second] = pairs(key, [70, 70], true);
    const count = pairCount([70, 70], true);
    const [some = [], others = []] = filled(first.steps, [first.rows, second.rows], 0, count);

    const seen = new Set(Array.from(some, (row, i) => row * 70 + (others[i] as number)));
    expect(count).to.equal(70 * 69);
    expect(seen.size).to.equal(count);
    expect(Array.from(some).filter((row, i) => row === others[i])).to.deep.equal([]);
    expect(Math.max(...others)).to.equal(69);
  });
});

describe('distinct rows', () => {
  const distinctRows = (n: number, dealt: Children, isParent: boolean): ReferencedRows =>
    matchingRows([], distinctOfGroup(key, { n, isParent, isTotal: true }, dealt));
  const counts = { min: 0, shares: [1, 1, 1, 1, 1, 1] };
  const of = (n: number) => () => distinctRows(n, children(counts, 500, seedKey('c')), false);

  it('differ among the children of a parent, also if they are as many as there are rows', () => {
    const count = childRows(counts, 500);
    const dealt = children(counts, 500, seedKey('c'));
    const [parents = []] = filled(dealt.steps, [dealt.rows], 0, count);
    const chosen = rowsOf(of(5)(), count);

    const seen = new Set(chosen.map((row, i) => `${parents[i]} ${row}`));
    expect(seen.size).to.equal(count);
    for (let row = 0; row < 5; row++) {
      const share = chosen.filter((each) => each === row).length / count;
      expect(share, `row ${row}`).to.be.closeTo(0.2, 0.04);
    }
  });

  it('of the table of the parents are never the parent itself', () => {
    const counted = { min: 0, shares: [1, 1, 1] };
    const dealt = children(counted, 3, seedKey('c'));
    const { steps, rows } = distinctRows(3, dealt, true);
    const [parents = [], chosen = []] = filled(steps, [dealt.rows, rows], 0, childRows(counted, 3));

    expect(Array.from(parents).filter((row, i) => row === chosen[i])).to.deep.equal([]);
    expect(Math.max(...chosen)).to.be.at.most(2);
  });

  it('are the same in any window', () => expectRowsAlone(of(1000), childRows(counts, 500)));
});

describe('earlier rows', () => {
  /** The number of rows from each row up to its root. */
  function depths(hierarchy: Hierarchy): readonly number[] {
    const found: number[] = [];
    rowsOf(earlierRows(key, hierarchy), hierarchy.n).forEach((parent, row) => {
      if (row < hierarchy.roots) found.push(1);
      else {
        expect(parent).to.be.below(row);
        found.push((found[parent] as number) + 1);
      }
    });
    return found;
  }

  const hierarchies = fc.record({
    n: fc.integer({ min: 1, max: 3000 }),
    roots: fc.integer({ min: 1, max: 20 }),
    depth: fc.option(fc.integer({ min: 2, max: 12 }), { nil: undefined }),
    root: fc.constant('null' as const),
  });

  it('lead to a root in at most the given number of steps', () => {
    always(hierarchies, 80, ({ roots, ...rest }) => {
      const hierarchy = { ...rest, roots: Math.min(roots, rest.n) };
      const deepest = Math.max(...depths(hierarchy));
      expect(deepest).to.be.at.most(hierarchy.depth ?? hierarchy.n);
    });
  });

  it('use all levels if there are rows enough', () => {
    expect(Math.max(...depths({ n: 1000, roots: 4, depth: 5, root: 'null' }))).to.equal(5);
  });

  it('refer to nothing, or to itself, for a root', () => {
    const { present, rows, steps } = earlierRows(key, { n: 9, roots: 2, root: 'null' });
    filled(steps, [rows], 0, 9);
    expect([...(present?.data ?? [])]).to.deep.equal([0, 0, 1, 1, 1, 1, 1, 1, 1]);

    const own = earlierRows(key, { n: 9, roots: 2, root: 'self' });
    expect(own.present).to.equal(undefined);
    expect(rowsOf(own, 9).slice(0, 2)).to.deep.equal([0, 1]);
  });

  it('are the same in any window', () => {
    expectRowsAlone(() => earlierRows(key, { n: 500, roots: 3, depth: 5, root: 'null' }), 500);
  });
});

describe('ranked rows', () => {
  it('have the popularity of their rank, whose rows are not the first ones', () => {
    const strata = new SharedStrata(
      () => [
        { start: 0, size: 1, mass: 6 },
        { start: 1, size: 1, mass: 3 },
        { start: 2, size: 98, mass: 1 },
      ],
      3,
    );
    const counts = new Map<number, number>();
    for (const row of rowsOf(rankedRows(draws, 100, strata), 10_000)) {
      counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    const [first, second] = [...counts.entries()].sort(([, a], [, b]) => b - a);

    expect((first?.[1] ?? 0) / 10_000).to.be.closeTo(0.6, 0.02);
    expect((second?.[1] ?? 0) / 10_000).to.be.closeTo(0.3, 0.02);
    expect([first?.[0], second?.[0]]).not.to.deep.equal([0, 1]);
  });
});
