import type { Cell } from '../../tables/table-sample.js';
import type { ColumnSummary, InferredColumn, InferredField } from '../inferred-schema.js';
import { type ColumnValues, columnValues } from '../reading/column-values.js';
import { REASON } from './reason.js';

/** A column and its cells: a sampled one, or a hidden one that has some of its values. */
export interface ReadColumn {
  readonly column: InferredColumn;
  readonly cells: readonly Cell[];
  /** The texts that are null, besides blank ones, and those that another hidden column has. */
  readonly marks: ReadonlySet<string>;
  readonly unknown: ReadonlySet<string>;
}

export function valuesOf({ cells, marks, unknown }: ReadColumn): ColumnValues {
  return columnValues(cells, marks, unknown);
}

/** A column of which no text means null, and which shares no text with another one. */
export function plainColumn(column: InferredColumn, cells: readonly Cell[]): ReadColumn {
  const none = new Set<string>();
  return { column, cells, marks: none, unknown: none };
}

/** A hidden column that no sampled one has: inference makes its cells, none of which is null. */
export function madeColumn(field: InferredField, cells: readonly Cell[]): ReadColumn {
  return plainColumn({ field, summary: madeSummary(field, 0) }, cells);
}

/** A made column of the categories 1, 2, 3 … that are equally frequent. */
export function categoryColumn(
  name: string,
  cells: readonly Cell[],
  count: number,
  further: InferredField['constraints'] = {},
): ReadColumn {
  const choices = Array.from({ length: count }, (_, i) => String(i + 1));
  return madeColumn({ name, type: 'choice', constraints: { choices, ...further } }, cells);
}

/** The summary of a column that inference makes, so that its kind is sure. */
export function madeSummary(
  { name, type }: Pick<InferredField, 'name' | 'type'>,
  nullRate: number,
): ColumnSummary {
  return {
    name,
    type,
    kind: type,
    because: REASON.values,
    confidence: 1,
    null_rate: nullRate,
    warnings: [],
  };
}
