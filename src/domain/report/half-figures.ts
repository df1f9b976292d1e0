import { greatest, least } from '../basics/extremes.js';
import { nth } from '../basics/nth.js';
import { leafFields } from '../inference/index.js';
import { madeCells } from '../inference/trial/made-cells.js';
import { deriveKey } from '../random/key.js';
import type { TableSample } from '../tables/table-sample.js';
import type { ComparedColumn } from './compared-columns.js';
import { type ComparedTables, shuffled } from './compared-tables.js';
import { meanScore } from './disclosable-score.js';
import type { Values } from './measures.js';
import { coordinatesOf, MOST_REFERENCES, nearestTo, scalesOf } from './nearest-rows.js';
import { exactRows, type Halves, rowsAt } from './privacy-figures.js';
import type { HalfFigures } from './quality-report.js';
import type { ReportOptions } from './report-options.js';

/** The figures of one split vary by some percent. */
const SPLITS = 5;
/** The most rows of each split whose nearest rows are looked for. */
const MOST_QUERIES = 400;

/** Infers a schema from one half of the sample, makes rows of it, and compares them with both halves, for each split. */
export function halfFigures(
  tables: ComparedTables,
  decimalMark: TableSample['decimalMark'],
  options: ReportOptions,
): HalfFigures | null {
  const { k } = options;
  const { compared } = tables;
  const sampled = compared.map((column) => column.sampled);
  const splits = Array.from({ length: SPLITS }, (_, i) => splitOf(tables, i));
  if (compared.length < 2 || nth(splits, 0).one.length < 2 * k) return null;
  const figures = splits.flatMap((halves) => {
    const made = madeFrom(halves.one, tables, decimalMark, options);
    if (made === undefined) return [];
    const equalTo = (half: Int32Array) => exactRows(rowsAt(sampled, half), made, k)?.made ?? 0;
    return {
      nearer: nearerToOwnHalf(compared, made, halves, k),
      own: equalTo(halves.one),
      unseen: equalTo(halves.other),
    };
  });
  if (figures.length === 0) return null;
  const nearer = figures.map((each) => each.nearer);
  return {
    splits: figures.length,
    nearer_to_own: {
      mean: meanScore(nearer) ?? 0,
      least: least(nearer),
      greatest: greatest(nearer),
    },
    exact_rows: {
      own: meanScore(figures.map(({ own }) => own)) ?? 0,
      unseen: meanScore(figures.map(({ unseen }) => unseen)) ?? 0,
    },
  };
}

/** Two random halves without a common row. They are cut to what distances are measured to, which bounds the time. */
function splitOf({ rows, key }: ComparedTables, split: number): Halves {
  const order = shuffled(deriveKey(key, 'split', String(split)), rows);
  const size = Math.min(Math.floor(rows / 2), MOST_REFERENCES / 2);
  return { one: order.subarray(0, size), other: order.subarray(size, 2 * size) };
}

/** The compared columns of rows whose schema is inferred from some rows alone; undefined if it has other columns. */
function madeFrom(
  half: Int32Array,
  { schema, all, compared }: ComparedTables,
  decimalMark: TableSample['decimalMark'],
  options: ReportOptions,
): readonly Values[] | undefined {
  const header = leafFields(schema).map(({ name }) => name);
  const own = options.infer(
    {
      header,
      columns: all.map(({ sampled }) => Array.from(half, (row) => sampled[row] ?? null)),
      rows: half.length,
      complete: false,
      decimalMark,
      warnings: [],
    },
    options,
  );
  // In a small half, the header may look like data: then the columns have other names.
  if (leafFields(own).some(({ name }, i) => name !== header[i])) return undefined;
  const made = madeCells(own, { rows: half.length, seed: options.seed }, options);
  return compared.map(({ name, read }) => read(made[header.indexOf(name)] ?? []));
}

/** The share of rows, made from one half of a sample alone, that are nearer to this half than to the other. */
export function nearerToOwnHalf(
  columns: readonly ComparedColumn[],
  made: readonly Values[],
  { one, other }: Halves,
  k: number,
): number {
  const scales = scalesOf(columns, k);
  const sampled = coordinatesOf(
    columns.map((column) => column.sampled),
    scales,
  );
  const rows = coordinatesOf(made, scales);
  const shares = Array.from({ length: Math.min(MOST_QUERIES, one.length) }, (_, row) => {
    const near = nearestTo(rows, row, sampled, one).first;
    const far = nearestTo(rows, row, sampled, other).first;
    return near === far ? 0.5 : Number(near < far);
  });
  return meanScore(shares) ?? 0;
}
