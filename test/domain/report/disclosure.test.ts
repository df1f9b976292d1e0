import { expect } from 'chai';
import fc from 'fast-check';
import {
  disclosableScore,
  disclosableUpTo,
  scoreForMean,
} from '../../../src/domain/report/disclosable-score.js';
import type { QualityReport } from '../../../src/domain/report/index.js';
import type { Cell } from '../../../src/domain/tables/table-sample.js';
import { sampleOf } from '../inference/samples.js';
import { hash, orders, reportOn } from './support.js';

const K = 10;

/** Tables of few and of many rows, with rare categories, outliers and nulls. */
const tables = fc
  .record({
    rows: fc.integer({ min: 0, max: 400 }),
    categories: fc.integer({ min: 1, max: 30 }),
    spread: fc.integer({ min: 1, max: 1000 }),
    draw: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map(({ rows, categories, spread, draw }) => {
    const at = (i: number): number => (i * 7919 + draw * 104_729) % 1_000_003;
    const column = (cell: (i: number) => Cell) => Array.from({ length: rows }, (_, i) => cell(i));
    return {
      kind: column((i) =>
        at(i) % 19 === 0 ? null : `kind${(at(i) % categories) ** 2 % categories}`,
      ),
      tone: column((i) => `tone${(at(i) % categories) % 5}`),
      size: column((i) => (at(i) % 97 === 0 ? '987654321' : String(at(i) % spread))),
      day: column((i) => `20${10 + (at(i) % 15)}-0${1 + (at(i) % 9)}-1${at(i) % 10}`),
    };
  });

function positionOf(cell: Cell | undefined): number {
  return cell?.includes('-') ? Date.parse(cell) : Number(cell ?? Number.NaN);
}

/** The values in an interval of a histogram, counted again in the cells. */
function rowsBetween(
  cells: readonly Cell[],
  { edges, open }: { edges: readonly (number | string)[]; open: readonly boolean[] },
  i: number,
): number {
  const isFirst = i === 0 && open[0] === true;
  const isLast = i === edges.length - 2;
  const from = isFirst ? Number.NEGATIVE_INFINITY : positionOf(String(edges[i]));
  // The last interval includes its end, and what lies beyond.
  const to = isLast ? Number.POSITIVE_INFINITY : positionOf(String(edges[i + 1]));
  return cells.filter((cell) => positionOf(cell) >= from && positionOf(cell) < to).length;
}

type Table = Readonly<Record<string, readonly Cell[]>>;

/** The sampled rows behind each bar with a category. */
function rowsOfBars({ columns }: QualityReport, table: Table): readonly number[] {
  return columns.flatMap(({ name, chart }) => {
    if (chart?.form !== 'bars') return [];
    const named = chart.labels.filter((label) => label !== 'other values');
    return named.map((label) => (table[name] ?? []).filter((cell) => cell === label).length);
  });
}

/** The sampled rows behind each interval of a histogram. */
function rowsOfIntervals({ columns }: QualityReport, table: Table): readonly number[] {
  return columns.flatMap(({ name, chart }) => {
    if (chart?.form !== 'histogram') return [];
    return chart.sampled.map((_, i) => rowsBetween(table[name] ?? [], chart, i));
  });
}

/** The sampled rows behind each cell of two categories that a chart shows. */
function rowsOfCells({ pairs }: QualityReport, table: Table): readonly number[] {
  return pairs.charts.flatMap(({ columns: [a, b], labels: [down, across], sampled }) => {
    const [ofA, ofB] = [table[a] ?? [], table[b] ?? []];
    return down.flatMap((one, i) =>
      across.flatMap((other, j) => {
        const isNamed = ofA.includes(one) && ofB.includes(other);
        if (!isNamed || sampled[i]?.[j] === null) return [];
        return [ofA.filter((cell, row) => cell === one && ofB[row] === other).length];
      }),
    );
  });
}

describe('what a report discloses', () => {
  it('are categories of k rows, intervals of k rows and cells of k rows', () => {
    const seen: readonly number[][] = [[], [], []];
    fc.assert(
      fc.property(tables, (table) => {
        const report = reportOn(sampleOf(table), K);
        [rowsOfBars, rowsOfIntervals, rowsOfCells].forEach((rowsOf, i) => {
          const rows = rowsOf(report, table);
          for (const count of rows) expect(count).to.be.at.least(K);
          seen[i]?.push(...rows);
        });
        // One value of the numbers is far from all others, in a few rows.
        expect(JSON.stringify(report)).not.to.contain('987654321');
      }),
      { numRuns: 60 },
    );
    for (const rows of seen) expect(rows).to.have.length.above(100);
  });

  it('are no values of columns that identify, nor rare ones', () => {
    const table = orders(400);
    const country = table.country?.map((cell, i) => (i % 90 === 1 ? `rare${i}` : cell)) ?? [];

    const text = JSON.stringify(reportOn(sampleOf({ ...table, country }), K));

    expect(text).to.contain('"DE"');
    expect(text).not.to.match(/rare\d|person\d/);
  });

  for (const rare of [0, 0.5]) {
    it(`are no names that a request invents others for, where ${rare} of the rows have rare ones`, () => {
      const people = ['Wilhelmina Abend', 'Peter Castel', 'Mary Dornfeld', 'Laura Farkas'];
      const letter = (n: number): string => String.fromCharCode(65 + (n % 26));
      const owner = Array.from({ length: 400 }, (_, i) =>
        hash(i * 3, 100) < rare * 100
          ? `Mary ${letter(i)}. ${letter(i >> 3)}. Gruber`
          : people[i % 4],
      ) as readonly string[];
      const region = owner.map((name) => `region ${name.length % 3}`);

      const report = reportOn(sampleOf({ owner, region }), K);

      expect(report.columns[0]?.not_compared).to.equal('its values are invented');
      expect(report.columns[1]?.compared_as).to.equal('category');
      expect(report.privacy.published.fewest_rows).to.be.at.least(K);
      const text = JSON.stringify(report);
      expect([...new Set(owner)].filter((name) => text.includes(name))).to.deep.equal([]);
    });
  }

  it('are scores whose steps represent k rows', () => {
    expect(disclosableScore(0.987, 1000, 10)).to.equal(0.99);
    expect(disclosableScore(0.987, 100, 10)).to.equal(1);
    expect(disclosableScore(0.987, 1000, 1)).to.equal(0.987);
    // Shares of copies are rounded up.
    expect(disclosableUpTo(0.0001, 1000, 10)).to.equal(0.01);
    expect(disclosableUpTo(0, 1000, 10)).to.equal(0);
  });

  it('has scores of columns whose mean is right although each one is coarse', () => {
    const columns = Array.from({ length: 400 }, (_, i) => [`column ${i}`]);
    const meanOf = (score: number): number =>
      columns.reduce((sum, names) => sum + scoreForMean(score, 250, 10, names), 0) / columns.length;

    for (const score of [0.985, 0.51, 0.03]) expect(meanOf(score)).to.be.closeTo(score, 0.005);
    for (const score of [0, 0.35, 1]) expect(meanOf(score)).to.be.closeTo(score, 1e-9);
    expect(scoreForMean(0.985, 250, 10, ['a'])).to.be.oneOf([0.95, 1]);
  });
});
