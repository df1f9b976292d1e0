import { nth } from '../basics/nth.js';
import type { Cell } from '../tables/table-sample.js';
import type { ComparedColumn } from './compared-columns.js';
import { disclosableUpTo } from './disclosable-score.js';
import type { Values } from './measures.js';
import {
  coordinatesOf,
  MOST_QUERIES,
  MOST_REFERENCES,
  nearestTo,
  quotient,
  scalesOf,
  summaryOf,
} from './nearest-rows.js';
import type { Copied, PrivacyReport } from './quality-report.js';

/** Row numbers of the two halves of a sample, in a random order. */
export interface Halves {
  readonly one: Int32Array;
  readonly other: Int32Array;
}

/** The rows of a table at some row numbers. */
export function rowsAt(columns: readonly Values[], rows: Int32Array): readonly Values[] {
  return columns.map((values) => Float64Array.from(rows, (row) => nth(values, row)));
}

function textsOf(columns: readonly Values[]): readonly string[] {
  const [first] = columns;
  if (first === undefined) return [];
  return Array.from(first, (_, row) => columns.map((values) => values[row]).join('|'));
}

/** How many made rows equal a sampled one in all columns. */
export function exactRows(
  sampled: readonly Values[],
  made: readonly Values[],
  k: number,
): Copied | null {
  return sampled.length === 0 ? null : copied(textsOf(sampled), textsOf(made), k);
}

/** How many made values of a column occur in the sample; undefined if fewer than k sampled rows have a value. */
export function copiedValues(
  sampled: readonly Cell[],
  made: readonly Cell[],
  k: number,
): Copied | undefined {
  const isText = (cell: Cell): cell is string => cell !== null;
  const values = sampled.filter(isText);
  return values.length < k ? undefined : copied(values, made.filter(isText), k);
}

function copied(sampled: readonly string[], made: readonly string[], k: number): Copied {
  const rows = new Map<string, number>();
  for (const text of sampled) rows.set(text, (rows.get(text) ?? 0) + 1);
  const share = (texts: readonly string[], least: number): number => {
    const found = texts.filter((text) => (rows.get(text) ?? 0) >= least).length;
    return texts.length === 0 ? 0 : disclosableUpTo(found / texts.length, texts.length, k);
  };
  return { made: share(made, 1), sampled: share(sampled, 2) };
}

/** The distances of made rows to sampled ones, beside those of sampled rows to the other sampled ones. */
export function nearestFigures(
  columns: readonly ComparedColumn[],
  { one, other }: Halves,
  k: number,
): PrivacyReport['nearest'] {
  const scales = scalesOf(columns, k);
  const sampled = coordinatesOf(
    columns.map((column) => column.sampled),
    scales,
  );
  const made = coordinatesOf(
    columns.map((column) => column.made),
    scales,
  );
  const rows = [...one, ...other];
  const references = rows.slice(0, MOST_REFERENCES);
  if (columns.length < 2 || references.length < 2 * k) return null;
  const queries = Math.min(MOST_QUERIES, references.length);
  const ofMade = summaryOf(
    Array.from({ length: queries }, (_, row) => nearestTo(made, row, sampled, references)),
    k,
  );
  const ofSampled = summaryOf(
    references.slice(0, queries).map((row) => nearestTo(sampled, row, sampled, references, row)),
    k,
  );
  return {
    made: ofMade,
    sampled: ofSampled,
    median_ratio: quotient(ofMade.median, ofSampled.median),
    percentile_5_ratio: quotient(ofMade.percentile_5, ofSampled.percentile_5),
  };
}
