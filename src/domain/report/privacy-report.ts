import { nth } from '../basics/nth.js';
import { leafFields } from '../inference/index.js';
import type { ColumnValues } from '../inference/reading/column-values.js';
import type { TableSample } from '../tables/table-sample.js';
import type { ComparedTables } from './compared-tables.js';
import { halfFigures } from './half-figures.js';
import { areInvented } from './invented-values.js';
import { copiedValues, exactRows, type Halves, nearestFigures } from './privacy-figures.js';
import { publishedFacts } from './published-facts.js';
import type { PrivacyReport } from './quality-report.js';
import type { ReportOptions } from './report-options.js';

/** What the rows of the clone have in common with single rows of the sample. */
export function privacyReport(
  { decimalMark }: Pick<TableSample, 'decimalMark'>,
  tables: ComparedTables,
  halves: Halves,
  options: ReportOptions,
): PrivacyReport {
  const { schema, all, compared } = tables;
  const { k } = options;
  return {
    k,
    published: publishedFacts(schema, sampledByName(tables), k),
    exact_rows: exactRows(
      compared.map((column) => column.sampled),
      compared.map((column) => column.made),
      k,
    ),
    copied_values: leafFields(schema).flatMap(({ name }, i) => {
      const { sampled, made, comparison } = nth(all, i);
      const copied = comparison.as === null && copiedValues(sampled, made, k);
      return copied ? [{ column: name, ...copied }] : [];
    }),
    nearest: nearestFigures(compared, halves, k),
    halves: halfFigures(tables, decimalMark, options),
  };
}

/** The columns whose categories are those of the sample, by the names of their fields. */
function sampledByName({ schema, all }: ComparedTables): ReadonlyMap<string, ColumnValues> {
  return new Map(
    leafFields(schema).flatMap((field, i) => {
      const { values } = nth(all, i);
      return areInvented(field, values) ? [] : [[field.name, values]];
    }),
  );
}
