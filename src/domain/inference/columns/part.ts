import type { Cell } from '../../tables/table-sample.js';
import type { ColumnSummary, InferredColumn, InferredField } from '../inferred-schema.js';
import { type ColumnValues, columnValues } from '../reading/column-values.js';
import { REASON } from './reason.js';

/** A hidden column that a part of the rows of a sampled one come from. */
export interface Part {
  readonly column: InferredColumn;
  readonly cells: readonly Cell[];
  /** The texts that are null, besides blank ones, and those that another part has. */
  readonly marks: ReadonlySet<string>;
  readonly unknown: ReadonlySet<string>;
}

export function valuesOf({ cells, marks, unknown }: Part): ColumnValues {
  return columnValues(cells, marks, unknown);
}

/** A part of which no text stands for null, and which shares no text with another one. */
export function plainPart(column: InferredColumn, cells: readonly Cell[]): Part {
  const none = new Set<string>();
  return { column, cells, marks: none, unknown: none };
}

/** A hidden column that is no part of a sampled one: inference makes its cells, none of which is null. */
export function madePart(field: InferredField, cells: readonly Cell[]): Part {
  return plainPart({ field, summary: madeSummary(field, 0) }, cells);
}

/** A made column of the categories 1, 2, 3 … that are equally frequent. */
export function categoryPart(
  name: string,
  cells: readonly Cell[],
  count: number,
  further: InferredField['constraints'] = {},
): Part {
  const choices = Array.from({ length: count }, (_, i) => String(i + 1));
  return madePart({ name, type: 'choice', constraints: { choices, ...further } }, cells);
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
