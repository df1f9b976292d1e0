import { expect } from 'chai';
import type { InferredField } from '../../../src/domain/inference/inferred-schema.js';
import type { Cell, TableSample } from '../../../src/domain/tables/table-sample.js';
import { hash } from '../report/support.js';
import { infer, sampleOf } from './samples.js';

const ROWS = 600;

/** Nine columns of categories and nine of numbers. Values repeat in many rows, or are different in each. */
function table(): TableSample {
  const column = (cell: (i: number) => Cell): readonly Cell[] =>
    Array.from({ length: ROWS }, (_, i) => cell(i));
  const columns: Record<string, readonly Cell[]> = {};
  for (let c = 0; c < 9; c++) {
    const draw = (i: number, below: number): number => hash(i * 31 + c * 7919 + 5, below);
    columns[`sort_${'abcdefghi'[c]}`] = column((i) => `kind ${'pqrstuvwxyz'[draw(i, 3 + c)]}`);
    columns[`size_${'abcdefghi'[c]}`] = column((i) => {
      const middle = draw(i, 900) + draw(i * 3 + 1, 900) + draw(i * 7 + 2, 900);
      return (middle / (c % 2 ? 10 : 1)).toFixed(c % 2);
    });
  }
  return sampleOf(columns);
}

function without(sample: TableSample, row: number): TableSample {
  const columns = sample.columns.map((cells) => cells.filter((_, i) => i !== row));
  return { ...sample, columns, rows: sample.rows - 1 };
}

interface Histogram {
  readonly edges: readonly number[];
  readonly weights: readonly number[];
}

/** The index of the weight that falls most, compared with the others; -1 if none falls. */
function mostFallen(before: readonly number[], after: readonly number[]): number {
  const ratios = before.map((weight, i) => (weight === 0 ? 1 : (after[i] ?? 0) / weight));
  const least = Math.min(...ratios);
  return least < 1 ? ratios.indexOf(least) : -1;
}

/** Whether the fields inferred with and without a row tell its value: the category, or the bin. */
function isReadOff(all: InferredField, less: InferredField, value: string): boolean {
  const [choices, lessChoices] = [all, less].map(({ constraints }) => constraints.choices);
  if (Array.isArray(choices) && Array.isArray(lessChoices)) {
    const weights = less.constraints.weights as readonly number[];
    const after = choices.map((choice) => weights[lessChoices.indexOf(choice)] ?? 0);
    const fallen = mostFallen(all.constraints.weights as readonly number[], after);
    return String(choices[fallen]) === value;
  }
  const before = all.constraints.distribution as Histogram;
  const after = less.constraints.distribution as Histogram;
  const isSame = JSON.stringify(before.edges) === JSON.stringify(after.edges);
  const moved = before.edges.findIndex((edge, i) => edge !== after.edges[i]);
  const bin = isSame ? mostFallen(before.weights, after.weights) : Math.max(0, moved - 1);
  const [from = Number.NaN, to = Number.NaN] = bin < 0 ? [] : before.edges.slice(bin);
  return Number(value) >= from && Number(value) <= to;
}

describe('the fields of two samples, one of which lacks a row', () => {
  const sample = table();
  const whole = infer(sample).fields;

  it('have columns whose values could be read off', () => {
    const [sorted, size] = whole;

    expect(sorted?.constraints.choices).to.have.lengthOf(3);
    const { weights } = (size as InferredField).constraints.distribution as Histogram;
    expect(weights.length).to.be.above(10);
  });

  it('tell at most a tenth of the values of this row', () => {
    let [values, told] = [0, 0];
    for (const row of [3, 151, 298, 447, 590]) {
      const less = infer(without(sample, row)).fields;
      whole.forEach((field, c) => {
        const value = sample.columns[c]?.[row] as string;
        values++;
        told += Number(isReadOff(field, less[c] as InferredField, value));
      });
    }

    expect(values).to.equal(90);
    expect(told).to.be.at.most(0.1 * values);
  });
});
