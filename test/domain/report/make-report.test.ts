import { expect } from 'chai';
import type { QualityReport } from '../../../src/domain/report/index.js';
import { inferenceEngine, type Json } from '../../support/tables.js';
import { sampleOf } from '../inference/samples.js';
import { hash, orders, reportOn } from './support.js';

const K = 10;

describe('a report', () => {
  let report: QualityReport;

  before(() => {
    report = reportOn(sampleOf(orders(1000)), K);
  });

  it('scores each column, and says why others have no score', () => {
    const kinds = report.columns.map(({ name, compared_as: as }) => `${name} ${as}`);

    expect(kinds).to.deep.equal([
      'country category',
      'status category',
      'amount number',
      'ordered date',
      'email null',
    ]);
    for (const { measure, score } of report.columns.slice(0, 4)) {
      expect(measure).to.match(/Complement$/);
      expect(score).to.be.above(0.9);
    }
    expect(report.columns[4]).to.include({ score: null, not_compared: 'its values are invented' });
  });

  it('names the columns without a score, and gives the overall score in which they count 0', () => {
    const { columns, overall } = report.without_score;
    const { column_shapes: shapes, column_pair_trends: trends } = report.scores;

    expect(columns).to.deep.equal(['email']);
    // Four columns of five have a score, and six pairs of ten.
    expect(overall).to.be.closeTo((((shapes ?? 0) * 4) / 5 + ((trends ?? 0) * 6) / 10) / 2, 0.002);
  });

  it('puts a clone between columns alone and two halves where columns depend on each other', () => {
    const { scores, baselines, pairs } = report;
    const linked = pairs.strongest.map(({ columns }) => columns.join());

    expect(linked).to.deep.equal(['status,amount', 'country,status', 'country,amount']);
    expect(baselines.independent_columns.column_shapes).to.equal(scores.column_shapes);
    expect(baselines.independent_columns.linked_pairs).to.be.below(0.75);
    expect(scores.linked_pairs).to.be.above(0.9);
    expect(baselines.two_halves?.linked_pairs).to.be.above(0.9);
  });

  it('has the overall score as the mean of shapes and trends', () => {
    const { overall, column_shapes: shapes, column_pair_trends: trends } = report.scores;

    expect(overall).to.be.closeTo(((shapes ?? 0) + (trends ?? 0)) / 2, 0.001);
  });

  it('counts the facts that the request tells', () => {
    const sample = sampleOf(orders(1000));
    const { fields, correlate } = inferenceEngine.infer(sample, { k: K, locales: [] });
    const rows = fields.flatMap(
      ({ constraints }) => (constraints.given as { rows: Json[] } | undefined)?.rows ?? [],
    );

    const { published } = report.privacy;

    expect(published.values).to.equal(4 + 2);
    expect(published.conditions).to.equal(rows.length);
    expect(published.conditions).to.be.above(3);
    const figures = rows.flatMap(({ weights = {}, bins = [] }) => [
      ...Object.keys(weights as object),
      ...(bins as readonly unknown[]),
    ]);
    expect(published.conditional_figures).to.equal(figures.length);
    expect(published.bins).to.be.above(10);
    expect(published.correlations).to.equal(correlate.length);
  });

  it('counts the rows behind the rarest fact', () => {
    const rare = reportOn(
      sampleOf({ kind: Array.from({ length: 400 }, (_, i) => (i % 25 === 0 ? 'rare' : 'common')) }),
      K,
    );
    const nothing = reportOn(
      sampleOf({ email: Array.from({ length: 100 }, (_, i) => `person${i}@mail.example`) }),
      K,
    );

    expect(report.privacy.published.fewest_rows).to.be.within(K, 100);
    expect(rare.privacy.published.fewest_rows).to.equal(10);
    expect(nothing.privacy.published.fewest_rows).to.equal(null);
  });

  it('compares no numbers that repeat an invented ID', () => {
    const ids = Array.from({ length: 300 }, (_, i) => String(104_729 + hash(i, 700_000)));

    const { columns } = reportOn(sampleOf({ customer_id: ids, id_again: ids }), K);

    expect(columns.map(({ not_compared: reason }) => reason)).to.deep.equal([
      'its values are invented',
      'its values are invented',
    ]);
  });

  it('names the reason for a low score', () => {
    // A number that follows from the sum of two others modulo 100 has no link that a request can show.
    const two = Array.from({ length: 1000 }, (_, i) => [hash(i, 9), hash(i * 17, 9)] as const);
    const table = {
      a: two.map(([a]) => 'ABCDEFGHI'[a] as string),
      b: two.map(([, b]) => 'KLMNOPQRS'[b] as string),
      n: two.map(([a, b]) => String(((a * 31 + b * 57) % 100) * 100)),
    };

    const { worst } = reportOn(sampleOf(table), K).pairs;

    for (const { score, reason } of worst) expect(reason === null).to.equal(score >= 0.9);
    expect(worst.filter(({ reason }) => reason !== null)).not.to.deep.equal([]);
  });

  it('is the same for the same sample and seed, and compares other rows for another seed', () => {
    const sample = sampleOf(orders(1000));

    expect(reportOn(sample, K)).to.deep.equal(report);
    expect(reportOn(sample, K, 2).scores).not.to.deep.equal(report.scores);
  });

  it('finds no copies of invented values, and compares with the sample itself', () => {
    const { copied_values: copied, exact_rows: rows, nearest } = report.privacy;

    expect(copied).to.deep.equal([{ column: 'email', made: 0, sampled: 0 }]);
    expect(rows?.made).to.be.below(0.02);
    expect(nearest?.median_ratio).to.be.above(0.5);
  });

  it('makes rows from one of five random halves, and finds neither half in them', () => {
    const { splits, nearer_to_own: nearer, exact_rows: exact } = report.privacy.halves ?? {};

    expect(splits).to.equal(5);
    expect(nearer?.mean).to.be.within(0.45, 0.55);
    expect(nearer?.least).to.be.within(0.4, nearer?.mean ?? 0);
    expect(nearer?.greatest).to.be.within(nearer?.mean ?? 1, 0.6);
    expect(exact?.own).to.be.below(0.05);
    expect(exact?.unseen).to.be.below(0.05);
  });

  it('finds copies where a table has few different rows', () => {
    const few = {
      a: Array.from({ length: 400 }, (_, i) => 'XY'[hash(i, 2)] as string),
      b: Array.from({ length: 400 }, (_, i) => 'VW'[hash(i * 3, 2)] as string),
    };

    const { exact_rows: rows, halves } = reportOn(sampleOf(few), K).privacy;

    expect(rows).to.deep.equal({ made: 1, sampled: 1 });
    expect(halves?.exact_rows).to.deep.equal({ own: 1, unseen: 1 });
  });

  it('has only valid values where the clone stays within the sample', () => {
    const valid = report.columns.map(({ validity }) => validity);

    expect(valid).to.deep.equal([1, 1, 1, 1, null]);
  });

  it('compares shares of nulls', () => {
    const half = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? String(hash(i, 50)) : ''));

    const { columns, scores } = reportOn(sampleOf({ half, other: half }), K);

    expect(columns[0]?.null_rate.sampled).to.equal(0.5);
    expect(columns[0]?.null_rate.made).to.be.within(0.4, 0.6);
    expect(scores.null_similarity).to.be.within(0.9, 1);
  });

  it('has edges of times within a day', () => {
    const late = Array.from({ length: 300 }, (_, i) => `${23 - (i % 2)}:${10 + hash(i, 50)}:00`);

    const chart = reportOn(sampleOf({ late }), K).columns[0]?.chart;

    const edges = chart?.form === 'histogram' ? chart.edges : [];
    expect(edges.at(-1)).to.equal('24:00:00');
    expect(new Set(edges)).to.have.length(edges.length);
    expect([...edges].sort()).to.deep.equal(edges);
  });

  it('compares at most 20,000 rows', () => {
    const { rows_sampled: sampled, rows_compared: compared } = reportOn(
      sampleOf({ n: Array.from({ length: 25_000 }, (_, i) => String(hash(i, 900))) }),
      K,
    );

    expect([sampled, compared]).to.deep.equal([25_000, 20_000]);
  });

  it('compares nothing in a table without rows, or with fewer than k', () => {
    for (const rows of [0, 1, 9]) {
      const { scores, columns, pairs, privacy } = reportOn(sampleOf(orders(rows)), K);

      expect(scores.overall).to.equal(null);
      expect(columns.map(({ chart }) => chart)).to.deep.equal([null, null, null, null, null]);
      expect(pairs).to.deep.include({ compared: 0, charts: [] });
      expect(privacy).to.deep.include({ exact_rows: null, nearest: null, copied_values: [] });
    }
  });
});
