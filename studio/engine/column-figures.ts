import type { DataType, TableColumn } from '../../src/page/index.js';
import { isThere, textAt } from './column-cells.js';
import { type Place, placesIn } from './places-in.js';

/** A range of numbers or moments, and the number of values in it. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface ValueCount {
  readonly text: string;
  readonly count: number;
}

/** A summary of some rows of a column. */
export type ColumnFigures = {
  readonly name: string;
  /** Rows that were read, those without a value included. */
  readonly rows: number;
  readonly nulls: number;
} & (
  | {
      /** `moments` are milliseconds since 1970. */
      readonly kind: 'numbers' | 'moments';
      readonly bins: readonly Bin[];
      readonly min: number;
      readonly max: number;
      readonly median: number;
    }
  | {
      readonly kind: 'values';
      /** The most frequent values first. */
      readonly top: readonly ValueCount[];
      readonly distinct: number;
    }
  | {
      readonly kind: 'places';
      /** The first ones. */
      readonly places: readonly Place[];
    }
  | { readonly kind: 'empty' }
);

const MOST_BINS = 24;
const MOST_VALUES = 12;

/** Summarises a column. */
export function figuresOf(column: TableColumn, rows: number): ColumnFigures {
  const kept: number[] = [];
  for (let row = 0; row < rows; row++) if (isThere(column, row)) kept.push(row);
  const common = { name: column.name, rows, nulls: rows - kept.length };
  if (kept.length === 0) return { ...common, kind: 'empty' };
  switch (column.kind) {
    case 'numbers':
    case 'moments': {
      const values = Float64Array.from(kept, (row) => column.values[row] as number).sort();
      return { ...common, kind: column.kind, ...spreadOf(values, isWhole(column.type)) };
    }
    default: {
      const places = placesIn(column, kept);
      if (places !== undefined) return { ...common, kind: 'places', places };
      return { ...common, ...countsOf(kept, (row) => textAt(column, row)) };
    }
  }
}

function isWhole({ kind }: DataType): boolean {
  return kind === 'integer';
}

/** The histogram of sorted values. Few whole numbers have a bin each. */
function spreadOf(values: Float64Array, whole: boolean) {
  const min = values[0] as number;
  const max = values[values.length - 1] as number;
  const median = values[Math.floor((values.length - 1) / 2)] as number;
  const span = max - min;
  const each = whole && span < MOST_BINS;
  const count = each ? span + 1 : Math.min(MOST_BINS, span === 0 ? 1 : MOST_BINS);
  const width = each ? 1 : span / count;
  const counts = new Array<number>(count).fill(0);
  for (const value of values) {
    const bin = width === 0 ? 0 : Math.min(count - 1, Math.floor((value - min) / width));
    counts[bin] = (counts[bin] as number) + 1;
  }
  const bins = counts.map((count, i) => ({
    from: min + i * width,
    to: each ? min + i : min + (i + 1) * width,
    count,
  }));
  return { bins, min, max, median };
}

function countsOf(rows: readonly number[], textOf: (row: number) => string) {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = textOf(row);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const top = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_VALUES)
    .map(([text, count]) => ({ text, count }));
  return { kind: 'values' as const, top, distinct: counts.size };
}
