import { clockText, dayText, secondText } from '../inference/detectors/moment.js';
import type { Point } from '../inference/numbers/infer-bins.js';
import { decimalRounding, type RoundAxis } from '../inference/numbers/round-axis.js';
import { dayRounding } from '../inference/numbers/round-days.js';
import { secondRounding } from '../inference/numbers/round-seconds.js';
import { civilCode, DAY_SECONDS, dayNumber } from '../time/calendar.js';
import type { Values } from './measures.js';
import type { ComparedAs } from './quality-report.js';

/** How the numbers of a column become whole numbers, intervals and texts. */
export interface Axis {
  /** The whole numbers in a unit. */
  readonly unit: number;
  readonly rounding: RoundAxis;
  /** Ascending round edges, at most 25 and at least 2, that enclose a range. */
  readonly grid: (from: number, to: number) => readonly number[];
  readonly edge: (at: number) => number | string;
}

const MOST_BINS = 24;
const DECIMAL_WIDTHS = Array.from({ length: 16 }, (_, power) =>
  [1, 2, 5].map((digit) => Number(`${digit}e${power}`)),
).flat();
const DAYS = [1, 2, 7, 14];
const MONTHS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400, 6000];
const SECONDS = [1, 5, 15, 60, 300, 900, 1800, 3600, 7200, 10_800, 21_600];

export function axisOf(as: ComparedAs, precision: number): Axis {
  if (as === 'date') return { unit: 1, rounding: dayRounding, grid: dayGrid, edge: dayText };
  if (as === 'moment') {
    return { unit: 1, rounding: secondRounding, grid: momentGrid, edge: secondText };
  }
  if (as === 'time') {
    return { unit: 1, rounding: secondRounding, grid: clockGrid, edge: clockEdge };
  }
  const unit = Number(`1e${precision}`);
  return {
    unit,
    rounding: decimalRounding,
    grid: (from, to) => evenGrid(DECIMAL_WIDTHS, from, to) ?? [from, to],
    edge: (at) => (at === 0 ? 0 : at / unit),
  };
}

/** Edges within a day; rounding may have moved the ends beyond it. */
function clockGrid(from: number, to: number): readonly number[] {
  const [first, last] = [Math.max(0, from), Math.min(DAY_SECONDS, to)];
  const grid = evenGrid(SECONDS, first, last) ?? [first, last];
  return grid.filter((at) => at <= DAY_SECONDS);
}

function clockEdge(at: number): string {
  return at === DAY_SECONDS ? '24:00:00' : clockText(at);
}

/** The edges of the narrowest of some widths that needs few enough intervals; undefined if none does. */
function evenGrid(
  widths: readonly number[],
  from: number,
  to: number,
): readonly number[] | undefined {
  const width = widths.find((each) => to - from <= (MOST_BINS - 1) * each);
  if (width === undefined) return undefined;
  const first = Math.floor(from / width) * width;
  const count = Math.max(1, Math.ceil((to - first) / width));
  return Array.from({ length: count + 1 }, (_, i) => first + i * width);
}

/** Days, weeks, or spans of months that begin with January. */
function dayGrid(from: number, to: number): readonly number[] {
  const even = evenGrid(DAYS, from, to);
  if (even !== undefined) return even;
  const [first, last] = [monthOf(from), monthOf(to - 1) + 1];
  return (evenGrid(MONTHS, first, last) ?? [first, last]).map((month) =>
    dayNumber(Math.floor(month / 12), (month % 12) + 1, 1),
  );
}

/** Months since the beginning of year 0. */
function monthOf(day: number): number {
  const code = civilCode(day);
  return (code >> 9) * 12 + ((code >> 5) & 15) - 1;
}

function momentGrid(from: number, to: number): readonly number[] {
  return (
    evenGrid(SECONDS, from, to) ??
    dayGrid(Math.floor(from / DAY_SECONDS), Math.ceil(to / DAY_SECONDS)).map(
      (day) => day * DAY_SECONDS,
    )
  );
}

/** The sorted points of a column on its axis. */
export function pointsOn({ unit }: Pick<Axis, 'unit'>, values: Values): readonly Point[] {
  const rows = new Map<number, number>();
  for (const value of values) {
    const at = Math.round(value * unit);
    // Inference leaves out larger numbers too.
    if (!Number.isSafeInteger(at * 10)) continue;
    rows.set(at, (rows.get(at) ?? 0) + 1);
  }
  return [...rows].map(([at, count]) => ({ at, rows: count })).sort((a, b) => a.at - b.at);
}
