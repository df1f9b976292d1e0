import { nth } from '../basics/nth.js';
import { leafFields } from '../inference/index.js';
import type { ColumnValues } from '../inference/reading/column-values.js';
import { madeCells } from '../inference/trial/made-cells.js';
import type { TableSample } from '../tables/table-sample.js';
import type { ComparedTables } from './compared-tables.js';
import { areInvented } from './invented-values.js';
import {
  copiedValues,
  exactRows,
  type Halves,
  nearerToOwnHalf,
  nearestFigures,
} from './privacy-figures.js';
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
    exact_rows: exactRows(compared, k),
    copied_values: leafFields(schema).flatMap(({ name }, i) => {
      const { sampled, made, comparison } = nth(all, i);
      const copied = comparison.as === null && copiedValues(sampled, made, k);
      return copied ? [{ column: name, ...copied }] : [];
    }),
    nearest: nearestFigures(compared, halves, k),
    nearer_to_own_half: nearerToHalf(tables, halves, decimalMark, options),
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

/** Infers a schema from one half of the sample alone, makes rows of it, and looks which half they are nearer to. */
function nearerToHalf(
  { schema, all, compared }: ComparedTables,
  halves: Halves,
  decimalMark: TableSample['decimalMark'],
  options: ReportOptions,
): number | null {
  const { k, seed, infer } = options;
  if (halves.one.length < 2 * k) return null;
  const header = leafFields(schema).map(({ name }) => name);
  const half = infer(
    {
      header,
      columns: all.map(({ sampled }) => Array.from(halves.one, (row) => sampled[row] ?? null)),
      rows: halves.one.length,
      complete: false,
      decimalMark,
      warnings: [],
    },
    options,
  );
  // In a small half, the header may look like data: then the columns have other names.
  if (leafFields(half).some(({ name }, i) => name !== header[i])) return null;
  const made = madeCells(half, { rows: halves.one.length, seed }, options);
  const values = compared.map(({ name, read }) => read(made[header.indexOf(name)] ?? []));
  return nearerToOwnHalf(compared, values, halves, k);
}
