import type {
  InferredColumn,
  InferredSchema,
} from '../../../src/domain/inference/inferred-schema.js';
import type { Cell, TableSample } from '../../../src/domain/tables/table-sample.js';
import { inferenceEngine } from '../../support/tables.js';

export const K = 10;

/** A sample of named columns. Shorter columns end in empty cells. */
export function sampleOf(
  columns: Readonly<Record<string, readonly Cell[]>>,
  more: Partial<TableSample> = {},
): TableSample {
  const lists = Object.values(columns);
  const rows = Math.max(0, ...lists.map((cells) => cells.length));
  return {
    header: Object.keys(columns),
    columns: lists.map((cells) => [...cells, ...Array<Cell>(rows - cells.length).fill('')]),
    rows,
    complete: true,
    decimalMark: '.',
    warnings: [],
    ...more,
  };
}

/** The schema of a sample; the reasons are in its profiles alone. */
export function infer(sample: TableSample, k = K): InferredSchema {
  const schema = inferenceEngine.infer(sample, { k, locales: [] });
  return { ...schema, fields: schema.fields.map(({ because: _, ...field }) => field) };
}

/** The column inferred from a table with a single column. */
export function inferOne(
  name: string,
  cells: readonly Cell[],
  more: Partial<TableSample> = {},
): InferredColumn {
  const { fields, columns } = infer(sampleOf({ [name]: cells }, more));
  const [field, summary] = [fields[0], columns[0]];
  if (field === undefined || summary === undefined) throw new Error('no column came out');
  return { field, summary };
}

/** A list of `count` values made from their indices. */
export function many(count: number, make: (i: number) => string | number): readonly string[] {
  return Array.from({ length: count }, (_, i) => String(make(i)));
}

/** A list of `count` values that repeats these values in turn. */
export function cycle(count: number, values: readonly string[]): readonly string[] {
  return many(count, (i) => values[i % values.length] ?? '');
}
