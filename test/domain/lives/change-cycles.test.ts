import { expect } from 'chai';
import { ChangeCycles } from '../../../src/domain/lives/change-cycles.js';
import { rowOrder } from '../../../src/domain/lives/row-order.js';
import { eachChange, expectedChanges } from '../../../src/domain/lives/within-span.js';
import { seedKey } from '../../../src/domain/random/key.js';
import { everyOf } from '../../support/every-of.js';

/** A clock that shows days, for ten years. */
const clock = () => ({
  total: 3650,
  expectedBefore: (moment: number) => Math.min(3650, moment / DAY),
  momentAt: (expected: number) => Math.floor(expected * DAY),
});

const DAY = 86_400_000;
const END = 3650 * DAY;

/** The moments of the changes of a row, from the last one back. */
function momentsOf(cycles: ChangeCycles, row: number, birth = -1, until = END): number[] {
  const moments: number[] = [];
  for (let before = until; ; ) {
    const cycle = cycles.lastCycle(row, birth, before);
    if (cycle < 0) return moments.reverse();
    before = cycles.momentOf(row, cycle);
    moments.push(before);
  }
}

describe('the order of rows in a cycle', () => {
  for (const bits of [2, 10, 13]) {
    it(`is a permutation of 2^${bits} numbers`, () => {
      const order = rowOrder(seedKey(bits), bits);
      const places = Array.from({ length: 2 ** bits }, (_, i) => order.placeOf(i));

      expect([...places].sort((a, b) => a - b)).to.deep.equal([...places.keys()]);
      expect(places.map((place) => order.elementAt(place))).to.deep.equal([...places.keys()]);
    });
  }
});

describe('the changes of rows', () => {
  const cycles = new ChangeCycles(seedKey('changes'), clock, 40);
  const rows = Array.from({ length: 60 }, (_, i) => i * 997);
  const all = new Map(rows.map((row) => [row, momentsOf(cycles, row)]));

  it('ascend, and each is a moment before the one that was asked for', () => {
    const gaps = [...all.values()].flatMap((moments) =>
      moments.slice(1).map((moment, i) => moment - (moments[i] as number)),
    );

    expect(everyOf(gaps, (gap) => gap > 0)).to.equal(true);
  });

  it('are the same up to any moment, whatever comes later', () => {
    const cut = 1234.5 * DAY;

    expect(
      everyOf(all, ([row, moments]) => {
        const before = moments.filter((moment) => moment < cut);
        return momentsOf(cycles, row, -1, cut).join() === before.join();
      }),
    ).to.equal(true);
  });

  it('have not happened yet at their own moment', () => {
    expect(
      everyOf(all, ([row, moments]) => {
        const [first = 0] = moments;
        return cycles.lastCycle(row, -1, first) === -1 && cycles.lastCycle(row, -1, first + 1) >= 0;
      }),
    ).to.equal(true);
  });

  it('come after the birth of the row', () => {
    expect(
      everyOf(all, ([row, moments]) => {
        const birth = moments[3] ?? 0;
        return momentsOf(cycles, row, birth)[0] === moments[4];
      }),
    ).to.equal(true);
  });

  it('begin with the first moment after birth', () => {
    expect(everyOf(all, ([row, moments]) => cycles.firstMoment(row, -1) === moments[0])).to.equal(
      true,
    );
    expect(cycles.firstMoment(3, END - 1)).to.equal(Number.POSITIVE_INFINITY);
  });

  it('within a span are those of its rows', () => {
    const span = { from: 1234.25 * DAY, until: 1250.125 * DAY };
    const found: string[] = [];
    eachChange(cycles, span, 5000, (row, moment) => found.push(`${row} ${moment}`));
    const expected = Array.from({ length: 5000 }, (_, row) =>
      momentsOf(cycles, row, span.from - 1, span.until).map((moment) => `${row} ${moment}`),
    ).flat();

    expect(found.sort()).to.deep.equal(expected.sort());
    expect(found.length / 5000 / expectedChanges(cycles, span)).to.be.within(0.9, 1.1);
  });

  it('of few rows are found without a look at the places of others', () => {
    const span = { from: 1000.25 * DAY, until: 3000.5 * DAY };
    let orders = 0;
    const counting = new (class extends ChangeCycles {
      override orderOf(cohort: number, cycle: number) {
        orders++;
        return super.orderOf(cohort, cycle);
      }
    })(seedKey('changes'), clock, 40);
    const found: string[] = [];
    eachChange(counting, span, 3, (row, moment) => found.push(`${row} ${moment}`));
    const expected = [0, 1, 2].flatMap((row) =>
      momentsOf(cycles, row, span.from - 1, span.until).map((moment) => `${row} ${moment}`),
    );

    expect(found.sort()).to.deep.equal(expected.sort());
    // The last and the first cycle may have a change outside the span.
    expect(orders).to.be.within(found.length, found.length + 6);
  });

  it('are as far from each other as asked, and scatter nearly as independent ones do', () => {
    const gaps = [...all.values()].flatMap((moments) =>
      moments.slice(1).map((moment, i) => (moment - (moments[i] as number)) / DAY),
    );
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length;

    expect(mean).to.be.within(38, 42);
    expect(Math.sqrt(variance) / mean).to.be.within(0.8, 0.95);
  });

  it('lie anywhere between the places of rows', () => {
    // The cycles of 10 days have 1024 places each for the first rows.
    const place = (10 * DAY) / 1024;
    const within = rows
      .filter((row) => row < 1024)
      .flatMap((row) => (all.get(row) ?? []).map((moment) => (moment % place) / place));

    expect(within.length).to.be.above(100);
    expect(Math.min(...within)).to.be.below(0.05);
    expect(Math.max(...within)).to.be.above(0.95);
  });
});
