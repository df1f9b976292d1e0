import { expect } from 'chai';
import type { InferredSchema } from '../../../src/domain/inference/index.js';
import { inferenceEngine } from '../../support/tables.js';
import { sampleOf } from '../inference/samples.js';
import { reportOn } from './support.js';

const K = 1;
const ROWS = 1000;

/** A column whose row i has the cell of i % 10. */
function ofTen(...cells: readonly (string | number)[]): readonly string[] {
  return Array.from({ length: ROWS }, (_, i) => String(cells[i % 10]));
}

describe('a report on columns whose figures are known', () => {
  const columns = {
    letter: ofTen('a', 'a', 'a', 'a', 'a', 'a', 'b', 'b', 'b', 'b'),
    other: ofTen('x', 'x', 'x', 'y', 'y', 'y', 'x', 'x', 'y', 'y'),
    size: ofTen(0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    double: ofTen(0, 2, 4, 6, 8, 10, 12, 14, 16, 18),
  };
  const options = { k: K, locales: [], seed: 1 };
  const sample = sampleOf(columns);
  const inferred = inferenceEngine.infer(sample, options);

  /** The report on rows that these fields make, which stand for a clone. */
  function reportOf(fields: Readonly<Record<string, { type: string; constraints: object }>>) {
    const made = Object.keys(columns).map((name) => ({ name, ...fields[name] }));
    const schema = { ...inferred, fields: made, correlate: [] } as InferredSchema;
    return inferenceEngine.report(sample, schema, options);
  }

  const constant = (...choices: readonly (string | number)[]) => ({
    type: 'choice',
    constraints: { choices, weights: [1, ...choices.slice(1).map(() => 0)] },
  });
  const flat = (value: number) => ({
    type: 'formula',
    constraints: { expression: String(value) },
  });
  const report = reportOf({
    letter: constant('a', 'b'),
    other: constant('x', 'y'),
    size: flat(4),
    double: flat(20),
  });

  it('has the shapes that follow from the definitions', () => {
    const scores = Object.fromEntries(report.columns.map(({ name, score }) => [name, score]));

    // 40 % of the letters and 50 % of the others differ. Half of the sizes are above 4, and no double reaches 20.
    expect(scores).to.deep.equal({ letter: 0.6, other: 0.5, size: 0.5, double: 0 });
    expect(report.scores.column_shapes).to.equal(0.4);
  });

  it('has the trends of pairs that follow from the definitions', () => {
    const scores = Object.fromEntries(
      report.pairs.worst.map(({ columns: pair, score }) => [pair.join(), score]),
    );

    expect(scores).to.deep.equal({
      // Three rows of ten are a and x.
      'letter,other': 0.3,
      // One row of ten is in the interval of 4: it is a, and y instead of x.
      'letter,size': 0.1,
      'other,size': 0,
      // 20 counts in the last interval: row 9, which is b and y.
      'letter,double': 0,
      'other,double': 0,
      // The correlation is 1 in the sample, and none in the clone.
      'size,double': 0.5,
    });
    expect(report.scores.column_pair_trends).to.equal(0.15);
    expect(report.scores.overall).to.be.equal(0.275);
  });
});

describe('a report on columns that the clone lost', () => {
  const cells = (cell: (i: number) => string): readonly string[] =>
    Array.from({ length: 400 }, (_, i) => cell(i));
  const report = reportOn(
    sampleOf({
      size: cells((i) => String((i * 37) % 101)),
      one: cells(() => 'fixed'),
      rare: cells((i) => (i % 100 === 7 ? 'yes' : i % 100 === 9 ? 'no' : '')),
      id: cells((i) => `C-${100_000 + ((i * 7919) % 99_991)}`),
    }),
    10,
  );

  it('counts 0 for categories that fewer than k rows have', () => {
    const [size, , rare] = report.columns;

    expect(rare).to.deep.include({ compared_as: 'category', score: 0, chart: null });
    expect(report.scores.column_shapes).to.be.closeTo((size?.score ?? 0) / 2, 0.001);
  });

  it('leaves out a column of one value, and does not count it as lost', () => {
    expect(report.columns[1]).to.deep.include({
      score: null,
      not_compared: 'it has a single value',
    });
    expect(report.without_score.columns).to.deep.equal(['id']);
  });
});

describe('a report on columns of marks and of rare categories', () => {
  const rows = 600;
  const cells = (cell: (i: number) => string): readonly string[] =>
    Array.from({ length: rows }, (_, i) => cell(i));
  const report = reportOn(
    sampleOf({
      region: cells((i) => ['north', 'south', 'east'][i % 3] as string),
      mark: cells((i) => (i % 3 === 0 ? 'x' : '')),
      colour: cells((i) =>
        i % 20 === 7 ? (['Mauve', 'Puce', 'Ecru', 'Taupe'][Math.floor(i / 20) % 4] ?? '') : '',
      ),
    }),
    10,
  );

  it('compares a single value beside nulls, whose rows depend on other columns', () => {
    expect(report.columns[1]).to.deep.include({ compared_as: 'category', score: 1 });
    expect(report.pairs.strongest[0]).to.deep.include({
      columns: ['region', 'mark'],
      linked: true,
    });
  });

  it('counts 0 for categories of fewer than k rows each in whose place the clone has others', () => {
    expect(report.columns[2]).to.deep.include({
      type: 'choice',
      compared_as: 'category',
      score: 0,
      chart: null,
    });
  });
});

describe('a report on two columns of many categories each', () => {
  const ROWS_EACH = 3;
  const names = (of: (i: number) => number): readonly string[] =>
    Array.from({ length: 400 * ROWS_EACH }, (_, i) => `item ${of(i)}`);
  const sample = sampleOf({ one: names((i) => i % 400), other: names((i) => i % 400) });
  const options = { k: 1, locales: [], seed: 1 };
  const inferred = inferenceEngine.infer(sample, options);
  const choices = [...new Set(sample.columns[0])];
  const fields = ['one', 'other'].map((name) => ({
    name,
    type: 'choice',
    constraints: { choices },
  }));
  const report = inferenceEngine.report(
    sample,
    { ...inferred, fields, correlate: [] } as unknown as InferredSchema,
    options,
  );

  it('counts all pairs of categories, of which independent columns have few', () => {
    // 1,200 rows of 160,000 pairs: a made row has a pair of the sample once in 400 times.
    expect(report.pairs.worst[0]?.strength).to.equal(1);
    expect(report.pairs.worst[0]?.score).to.be.below(0.02);
  });
});
