import { nth } from '../basics/nth.js';
import { type InferenceOptions, type InferredField, leafFields } from '../inference/index.js';
import { disclosableRate } from '../inference/privacy/privacy.js';
import { ABSENT } from '../inference/reading/column-values.js';
import { barChart, histogramChart } from './column-chart.js';
import type { ComparedColumn } from './compared-columns.js';
import type { ComparedTables } from './compared-tables.js';
import { isDisclosable } from './disclosed-categories.js';
import { shapeScores } from './pair-trends.js';
import { type Halves, rowsAt } from './privacy-figures.js';
import type { ColumnReport } from './quality-report.js';
import { validityOf } from './validity.js';

/** A report on each column, in the order of the fields. */
export function columnReports(
  { schema, all, compared, rows }: ComparedTables,
  shapes: readonly (number | undefined)[],
  halves: Halves,
  options: InferenceOptions,
): readonly ColumnReport[] {
  const { k } = options;
  const sampled = compared.map((column) => column.sampled);
  const halfShapes = shapeScores(
    compared,
    { first: rowsAt(sampled, halves.one), second: rowsAt(sampled, halves.other) },
    k,
  );
  return leafFields(schema).map((field, i): ColumnReport => {
    const { values, made, comparison } = nth(all, i);
    const at = compared.findIndex(({ name }) => name === field.name);
    const column = compared[at];
    const present = made.filter((cell) => cell !== ABSENT);
    const nulls = present.filter((cell) => cell === null).length;
    return {
      name: field.name,
      type: field.type,
      compared_as: comparison.as,
      not_compared: comparison.reason,
      measure: measureOf(column),
      score: shapes[at] ?? null,
      two_halves: rows < 2 * k ? null : (halfShapes[at] ?? null),
      null_rate: {
        sampled: disclosableRate(values.nulls, values.rows, k),
        made: Number((present.length === 0 ? 0 : nulls / present.length).toFixed(4)),
      },
      validity: column === undefined ? null : validityOf(column, values, k),
      chart: column === undefined ? null : chartOf(column, field, options),
      warnings: schema.columns[i]?.warnings ?? [],
    };
  });
}

function measureOf(column: ComparedColumn | undefined): ColumnReport['measure'] {
  if (column === undefined) return null;
  return column.as === 'category' ? 'TVComplement' : 'KSComplement';
}

function chartOf(
  column: ComparedColumn,
  field: InferredField,
  options: InferenceOptions,
): ColumnReport['chart'] {
  return column.as === 'category'
    ? barChart(column, (category) => isDisclosable(field, category, options), options.k)
    : histogramChart(column, options.k);
}
