import type { TableColumn } from '../../src/page/index.js';
import { correlation } from '../../src/page/report.js';
import { isThere, textAt } from './column-cells.js';
import { type TimeBin, timeBins } from './timeline.js';

/** The numbers or moments of a column, and the ends of their range. */
export interface Axis {
  readonly name: string;
  /** Moments are milliseconds since 1970. */
  readonly isMoment: boolean;
  readonly min: number;
  readonly max: number;
}

/** The numbers of one category. Whiskers leave out the lowest and the highest 5 %. */
export interface Box {
  readonly category: string;
  readonly count: number;
  readonly low: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly high: number;
}

/** A summary of two columns over some rows. */
export type PairFigures = {
  /** The names of the columns. */
  readonly names: readonly [first: string, second: string];
  /** The rows in which both columns have a value. */
  readonly rows: number;
} & (
  | {
      readonly kind: 'points';
      readonly x: Axis;
      readonly y: Axis;
      /** The first rows. */
      readonly points: readonly (readonly [x: number, y: number])[];
      /** By Pearson, over all rows; undefined if a column has one value. */
      readonly correlation: number | undefined;
    }
  | {
      /** Numbers over time. */
      readonly kind: 'timeline';
      readonly time: Axis;
      /** The range of what is shown. */
      readonly axis: Axis;
      readonly bins: readonly TimeBin[];
    }
  | {
      readonly kind: 'counts';
      /** The most frequent values of the first column, and those of the second one. */
      readonly down: readonly string[];
      readonly across: readonly string[];
      /** A list for each value of the first column. */
      readonly counts: readonly (readonly number[])[];
    }
  | {
      readonly kind: 'boxes';
      readonly axis: Axis;
      /** For the most frequent categories. */
      readonly boxes: readonly Box[];
      readonly categories: number;
    }
  /** A text hardly repeats, or no row has both values. */
  | { readonly kind: 'none'; readonly why: string }
);

const MOST_POINTS = 1000;
const MOST_DOWN = 8;
const MOST_ACROSS = 6;

/** Summarises two columns of the same rows. */
export function pairOf(first: TableColumn, second: TableColumn, rows: number): PairFigures {
  const kept: number[] = [];
  for (let row = 0; row < rows; row++) {
    if (isThere(first, row) && isThere(second, row)) kept.push(row);
  }
  const common = { names: [first.name, second.name] as const, rows: kept.length };
  if (kept.length === 0) {
    return { ...common, kind: 'none', why: 'No row has a value in both columns.' };
  }
  for (const column of [first, second]) {
    if (!isMeasured(column) && hardlyRepeats(column, kept)) {
      return { ...common, kind: 'none', why: `The values of ${column.name} hardly repeat.` };
    }
  }
  if (isMeasured(first)) {
    return isMeasured(second)
      ? { ...common, ...measuredPair(first, second, kept) }
      : { ...common, ...boxesOf(second, first, kept) };
  }
  return isMeasured(second)
    ? { ...common, ...boxesOf(first, second, kept) }
    : { ...common, ...countsOf(first, second, kept) };
}

type Measured = Extract<TableColumn, { readonly kind: 'numbers' | 'moments' }>;

function isMeasured(column: TableColumn): column is Measured {
  return column.kind === 'numbers' || column.kind === 'moments';
}

function hardlyRepeats(column: TableColumn, rows: readonly number[]): boolean {
  return new Set(rows.map((row) => textAt(column, row))).size > rows.length / 2;
}

function axisOf({ name, kind }: Measured, sorted: Float64Array): Axis {
  const [min, max] = [sorted[0] as number, sorted[sorted.length - 1] as number];
  return { name, isMoment: kind === 'moments', min, max };
}

function measuredPair(first: Measured, second: Measured, rows: readonly number[]) {
  if (first.kind === second.kind) return pointsOf(first, second, rows);
  return first.kind === 'moments'
    ? timelineOf(first, second, rows)
    : timelineOf(second, first, rows);
}

function timelineOf(moments: Measured, numbers: Measured, rows: readonly number[]) {
  const valuesOf = ({ values }: Measured) => Float64Array.from(rows, (row) => values[row] ?? 0);
  const times = valuesOf(moments);
  const time = axisOf(moments, times.slice().sort());
  const bins = timeBins(times, valuesOf(numbers), time);
  const shown = Float64Array.from(bins.flatMap(({ low, high, mean }) => [low, high, mean])).sort();
  return { kind: 'timeline' as const, time, axis: axisOf(numbers, shown), bins };
}

function pointsOf(x: Measured, y: Measured, rows: readonly number[]) {
  const [xs, ys] = [x, y].map(({ values }) => Float64Array.from(rows, (row) => values[row] ?? 0));
  if (xs === undefined || ys === undefined) throw new Error('two columns have two lists');
  const points = Array.from(
    xs.subarray(0, MOST_POINTS),
    (value, i) => [value, ys[i] ?? 0] as const,
  );
  return {
    kind: 'points' as const,
    points,
    correlation: correlation(xs, ys)?.r,
    x: axisOf(x, xs.slice().sort()),
    y: axisOf(y, ys.slice().sort()),
  };
}

/** The most frequent values of a column with their rows. */
function groupsOf(column: TableColumn, rows: readonly number[]) {
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const text = textAt(column, row);
    const group = groups.get(text);
    if (group === undefined) groups.set(text, [row]);
    else group.push(row);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

function boxesOf(column: TableColumn, measured: Measured, rows: readonly number[]) {
  const groups = groupsOf(column, rows);
  const boxes = groups.slice(0, MOST_DOWN).map(([category, own]): Box => {
    const sorted = Float64Array.from(own, (row) => measured.values[row] ?? 0).sort();
    const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    return {
      category,
      count: own.length,
      low: at(0.05),
      lowerQuartile: at(0.25),
      median: at(0.5),
      upperQuartile: at(0.75),
      high: at(0.95),
    };
  });
  const ends = Float64Array.from(boxes.flatMap(({ low, high }) => [low, high])).sort();
  const axis = axisOf(measured, ends);
  return { kind: 'boxes' as const, axis, boxes, categories: groups.length };
}

function countsOf(first: TableColumn, second: TableColumn, rows: readonly number[]) {
  const namesOf = (column: TableColumn, most: number): readonly string[] =>
    groupsOf(column, rows)
      .slice(0, most)
      .map(([text]) => text);
  const [down, across] = [namesOf(first, MOST_DOWN), namesOf(second, MOST_ACROSS)];
  const counts = down.map(() => across.map(() => 0));
  for (const row of rows) {
    const line = counts[down.indexOf(textAt(first, row))];
    const at = across.indexOf(textAt(second, row));
    if (line !== undefined && at >= 0) line[at] = (line[at] ?? 0) + 1;
  }
  return { kind: 'counts' as const, down, across, counts };
}
