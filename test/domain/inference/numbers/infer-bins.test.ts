import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Bins,
  inferBins,
  type Point,
} from '../../../../src/domain/inference/numbers/infer-bins.js';
import { decimalRounding } from '../../../../src/domain/inference/numbers/round-axis.js';
import { dayRounding } from '../../../../src/domain/inference/numbers/round-days.js';
import { secondRounding } from '../../../../src/domain/inference/numbers/round-seconds.js';
import { always } from '../../../support/always.js';
import { everyOf } from '../../../support/every-of.js';

function pointsOf(values: readonly number[]): readonly Point[] {
  const rows = new Map<number, number>();
  for (const at of values) rows.set(at, (rows.get(at) ?? 0) + 1);
  return [...rows].map(([at, count]) => ({ at, rows: count })).sort((a, b) => a.at - b.at);
}

function rowsIn(values: readonly number[], { edges }: Bins, bin: number): number {
  const [from = 0, to = 0] = [edges[bin], edges[bin + 1]];
  const isLast = bin === edges.length - 2;
  return values.filter((at) => at >= from && (at < to || (isLast && at === to))).length;
}

const axes = [
  ['numbers', decimalRounding, fc.integer({ min: -100_000, max: 100_000 })],
  ['small numbers', decimalRounding, fc.integer({ min: 0, max: 12 })],
  ['heavy tails', decimalRounding, fc.integer({ min: 0, max: 30 }).map((n) => n * n * n * n * n)],
  ['days', dayRounding, fc.integer({ min: -200_000, max: 40_000 })],
  ['seconds', secondRounding, fc.integer({ min: 0, max: 2_000_000_000 })],
] as const;

describe('inferBins', () => {
  for (const [what, axis, values] of axes) {
    it(`makes every bin of ${what} represent at least k rows, with ascending edges`, () => {
      always(
        fc.tuple(
          fc.array(values, { minLength: 1, maxLength: 400 }),
          fc.integer({ min: 1, max: 20 }),
        ),
        150,
        ([sample, k]) => {
          const bins = inferBins(pointsOf(sample), k, axis);
          if (bins === undefined) {
            expect(sample.length).to.be.below(k);
            return;
          }
          const { edges, weights, min, max } = bins;
          expect(weights).to.have.lengthOf(edges.length - 1);
          for (let i = 1; i < edges.length; i++)
            expect(edges[i]).to.be.above(edges[i - 1] as number);
          weights.forEach((weight, i) => {
            if (weight > 0) expect(rowsIn(sample, bins, i)).to.be.at.least(k);
          });
          expect(min).to.be.at.most(Math.min(...sample.filter((at) => at >= min)));
          expect(min).to.equal(edges[0]);
          expect(max).to.be.within(edges.at(-3) ?? max, edges.at(-1) as number);
        },
      );
    });
  }

  it('gives a value with many rows a bin of its own', () => {
    const bins = inferBins(
      [
        { at: 3, rows: 50 },
        { at: 4, rows: 150 },
      ],
      10,
      decimalRounding,
    );

    expect(bins).to.deep.equal({ edges: [3, 4, 5, 6], weights: [0.25, 0.75, 0], min: 3, max: 4 });
  });

  it('counts a value of fewer than k rows in a neighbouring bin', () => {
    const bins = inferBins(
      [
        { at: 3, rows: 50 },
        { at: 5, rows: 3 },
        { at: 6, rows: 147 },
      ],
      10,
      decimalRounding,
    );

    expect(bins).to.deep.equal({
      edges: [3, 4, 6, 7, 8],
      weights: [0.25, 0, 0.75, 0],
      min: 3,
      max: 6,
    });
  });

  it('rounds both ends outwards by at most half of the spread of the k outermost values', () => {
    const bins = inferBins(
      pointsOf(Array.from({ length: 100 }, (_, i) => 1043 + 7 * i)),
      10,
      decimalRounding,
    );

    expect([bins?.min, bins?.max]).to.deep.equal([1040, 1740]);
  });

  for (const [what, axis, values] of axes) {
    it(`ends ${what} within half of the spread of the k outermost values, but not at a rare value`, () => {
      always(fc.array(values, { minLength: 30, maxLength: 200 }), 150, (sample) => {
        const sorted = [...sample].sort((a, b) => a - b);
        const [first = 0, tenth = 0] = [sorted[0], sorted[9]];
        const min = axis.below(first, tenth - first + 1);

        expect(first - min).to.be.within(0, Math.max(1, (tenth - first + 1) / 2));
        const [last = 0, tenthLast = 0] = [sorted.at(-1), sorted.at(-10)];
        const max = axis.above(last, last - tenthLast + 1);
        expect(max - last).to.be.within(0, Math.max(1, (last - tenthLast + 1) / 2));
      });
    });
  }

  it('does not end days or seconds at the first or the last of them', () => {
    expect([dayRounding.below(101, 9), dayRounding.above(101, 9)]).to.deep.equal([100, 102]);
    expect([secondRounding.below(121, 9), secondRounding.above(121, 9)]).to.deep.equal([120, 122]);
    expect([decimalRounding.below(121, 3), decimalRounding.above(121, 3)]).to.deep.equal([
      120, 122,
    ]);
  });

  for (const [what, axis, scale] of [
    ['numbers', decimalRounding, 1],
    ['days', dayRounding, 1],
    ['seconds', secondRounding, 1],
    ['midnights', secondRounding, 86_400],
  ] as const) {
    it(`cuts ${what} at a value that is not round only if k rows have it`, () => {
      const points = [61, 62, 63, 64].map((at) => ({ at: at * scale, rows: 4 }));

      expect(inferBins(points, 5, axis)?.edges).not.to.include(63 * scale);
      expect(inferBins(points, 3, axis, 3)?.edges).to.include(63 * scale);
      expect(axis.roundest(61 * scale, 63 * scale)).to.equal(62 * scale);
    });
  }

  it('cuts moments of two days at the midnight between them', () => {
    expect(secondRounding.roundest(63 * 86_400 - 9, 63 * 86_400 + 9)).to.equal(63 * 86_400);
  });

  it('places the edges at round numbers', () => {
    const bins = inferBins(
      pointsOf(Array.from({ length: 1000 }, (_, i) => 1003 + 7 * i)),
      100,
      decimalRounding,
    );

    expect(everyOf(bins?.edges ?? [], (edge) => edge % 100 === 0)).to.equal(true);
  });

  it('places the edges of days at beginnings of months', () => {
    const bins = inferBins(pointsOf(Array.from({ length: 1000 }, (_, i) => i)), 50, dayRounding);
    const inner = bins?.edges.slice(1, -1) ?? [];

    expect(inner).to.not.deep.equal([]);
    expect(everyOf(inner, (day) => new Date(day * 86_400_000).getUTCDate() === 1)).to.equal(true);
  });

  it('infers nothing from fewer than k rows', () => {
    expect(inferBins([{ at: 1, rows: 9 }], 10, decimalRounding)).to.equal(undefined);
  });
});
