import { nth } from '../basics/nth.js';
import { boundContributions, type InferredSchema, leafSample } from '../inference/index.js';
import { knownWords } from '../inference/reading/known-words.js';
import { deriveKey } from '../random/key.js';
import type { TableSample } from '../tables/table-sample.js';
import { columnReports } from './column-reports.js';
import { SINGLE_VALUE } from './compared-columns.js';
import { type ComparedTables, comparedTables, shuffled } from './compared-tables.js';
import { disclosableScore, meanScore } from './disclosable-score.js';
import { groupReport } from './group-report.js';
import type { Values } from './measures.js';
import { pairReports } from './pair-reports.js';
import { meanTrends, pairKey, pairTrends, shapeScores, type Tables } from './pair-trends.js';
import { type Halves, rowsAt } from './privacy-figures.js';
import { privacyReport } from './privacy-report.js';
import type { ColumnReport, QualityReport, Scores } from './quality-report.js';
import type { ReportOptions } from './report-options.js';

/**
 * Compares a sample with rows that its inferred schema makes. Everything in the report represents `k` sampled rows or
 * more. Pure: the same sample, schema and seed have the same report.
 */
export function makeReport(
  all: TableSample,
  schema: InferredSchema,
  { unit, ...given }: ReportOptions,
): QualityReport {
  const { sample, k } = boundContributions(
    leafSample(all, schema),
    { k: given.k, ...(unit !== undefined && { unit }) },
    knownWords(given.lexicon),
  );
  const options = { ...given, k };
  const { seed } = options;
  const tables = comparedTables(sample, schema, options);
  const { compared, rows } = tables;
  const sampled = compared.map((column) => column.sampled);
  const made = compared.map((column) => column.made);
  const halves = halvesOf(tables);
  const shapes = shapeScores(compared, { first: sampled, second: made }, k).map(
    (score, i) => score ?? (compared[i]?.isLost ? 0 : undefined),
  );
  const trends = pairTrends(compared, { first: sampled, second: made }, k);
  const linked = new Set(trends.filter(({ isLinked }) => isLinked).map(pairKey));
  const columns = columnReports(tables, shapes, halves, options);
  const nulls = columns.map(({ null_rate: { sampled, made } }) => 1 - Math.abs(sampled - made));
  const scores = (
    of: readonly (number | undefined)[],
    trendsOf: typeof trends,
    nullsOf: readonly number[] = nulls,
  ): Scores => {
    const shape = meanScore(of.flatMap((score) => score ?? []));
    const means = meanTrends(trendsOf, linked);
    return {
      overall: meanScore([shape, means.column_pair_trends].flatMap((score) => score ?? [])),
      column_shapes: shape,
      ...means,
      null_similarity: meanScore(nullsOf),
    };
  };
  const halfTables: Tables = {
    first: rowsAt(sampled, halves.one),
    second: rowsAt(sampled, halves.other),
  };
  const halfTrends = pairTrends(compared, halfTables, k);
  const independent = made.map((values, i) => shuffledValues(values, tables, i));
  const independentTrends = pairTrends(compared, { first: sampled, second: independent }, k);
  return {
    rows_sampled: all.rows,
    rows_compared: rows,
    seed,
    scores: scores(shapes, trends),
    baselines: {
      independent_columns: scores(shapes, independentTrends),
      two_halves:
        rows < 2 * k
          ? null
          : scores(shapeScores(compared, halfTables, k), halfTrends, halfNulls(tables, halves, k)),
    },
    without_score: withoutScore(columns, trends),
    groups: groupReport(tables, k),
    columns,
    pairs: pairReports(tables, { trends, halfTrends, independentTrends, shapes }, options),
    privacy: privacyReport(sample, tables, halves, options),
  };
}

/**
 * The columns without a score, and the overall score in which they and their pairs count 0. A column of a single value is
 * no loss.
 */
function withoutScore(
  all: readonly ColumnReport[],
  trends: readonly { readonly score: number }[],
): QualityReport['without_score'] {
  const columns = all.filter(({ not_compared: reason }) => reason !== SINGLE_VALUE);
  const { length } = columns;
  const zeros = (least: number): readonly number[] =>
    Array.from({ length: Math.max(0, least) }, () => 0);
  const pairs = [
    ...trends.map(({ score }) => score),
    ...zeros((length * (length - 1)) / 2 - trends.length),
  ];
  const parts = [meanScore(columns.map(({ score }) => score ?? 0)), meanScore(pairs)];
  return {
    columns: columns.flatMap(({ name, score }) => (score === null ? [name] : [])),
    overall: meanScore(parts.flatMap((part) => part ?? [])),
  };
}

function halvesOf({ rows }: ComparedTables): Halves {
  // The compared rows are in a random order already.
  const order = Int32Array.from({ length: rows }, (_, i) => i);
  const middle = Math.floor(rows / 2);
  return { one: order.subarray(0, middle), other: order.subarray(middle, 2 * middle) };
}

/** The similarities of the shares of nulls in the two halves, for all columns. */
function halfNulls({ all }: ComparedTables, { one, other }: Halves, k: number): readonly number[] {
  return all.map(({ sampled }) => {
    const share = (half: Int32Array): number =>
      half.filter((row) => sampled[row] === null).length / half.length;
    return disclosableScore(1 - Math.abs(share(one) - share(other)), one.length, k);
  });
}

function shuffledValues(values: Values, { key }: ComparedTables, column: number): Values {
  const order = shuffled(deriveKey(key, 'column', String(column)), values.length);
  return Float64Array.from(order, (row) => nth(values, row));
}
