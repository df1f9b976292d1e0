import { last, nth } from '../../basics/nth.js';
import { disclosableEnds, disclosableWeights, type End, positionOf } from '../privacy/privacy.js';
import type { RoundAxis } from './round-axis.js';

/** A whole number that represents a value, and the number of rows with it. */
export interface Point {
  readonly at: number;
  readonly rows: number;
}

/** Bins between edges. The last bin includes both its edges, unless it has the weight 0. */
export interface Bins {
  readonly edges: readonly number[];
  readonly weights: readonly number[];
  /** The least and the greatest value of the bins whose weight is not 0. */
  readonly min: number;
  readonly max: number;
}

/** With this many bins, each has half a percent of the rows; more bins would add little. */
const MOST_BINS = 200;

/** The values from `from` up to, but not including, `to`. */
interface Bin {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  /** Whether the bin consists of a single value. */
  readonly isAtom: boolean;
}

/**
 * The distribution of sorted points in at most `mostBins` bins of k rows or more; undefined if there are fewer than k rows. A value with
 * enough rows for a bin gets its own bin. Between such values, bins are cut at round numbers, and the ends of the whole
 * range are rounded outwards.
 */
export function inferBins(
  points: readonly Point[],
  k: number,
  axis: RoundAxis,
  mostBins = MOST_BINS,
): Bins | undefined {
  const rows = points.reduce((sum, point) => sum + point.rows, 0);
  if (rows < k) return undefined;
  const least = Math.max(k, Math.ceil(rows / mostBins));
  return binsOf(closed(runsOf(points, least), least, k, axis), k);
}

/** One value with enough rows for its own bin, or a run of consecutive values without. */
interface Run {
  readonly isAtom: boolean;
  readonly points: readonly Point[];
}

function runsOf(points: readonly Point[], least: number): readonly Run[] {
  const runs: { isAtom: boolean; points: Point[] }[] = [];
  for (const point of points) {
    const isAtom = point.rows >= least;
    const last = runs.at(-1);
    if (isAtom || last === undefined || last.isAtom) runs.push({ isAtom, points: [point] });
    else last.points.push(point);
  }
  return runs;
}

function rowsOf(points: readonly Point[]): number {
  return points.reduce((sum, { rows }) => sum + rows, 0);
}

/** The rows that each run takes over: the rows of a run with fewer than k rows go to the nearest values beside it. */
function rowsGiven(runs: readonly Run[], k: number): readonly number[] {
  const given = runs.map(() => 0);
  runs.forEach((run, i) => {
    if (run.isAtom || rowsOf(run.points) >= k) return;
    for (const { at, rows } of run.points) {
      const taker = nearest(runs, i, at);
      given[taker] = (given[taker] ?? 0) + rows;
    }
  });
  return given;
}

/** The bins of all runs in order. */
function closed(runs: readonly Run[], least: number, k: number, axis: RoundAxis): readonly Bin[] {
  const given = rowsGiven(runs, k);
  return runs.flatMap((run, i): readonly Bin[] => {
    const { at, rows } = nth(run.points, 0);
    if (run.isAtom) return [{ from: at, to: at + 1, rows: rows + (given[i] ?? 0), isAtom: true }];
    if (rowsOf(run.points) < k) return [];
    const after = runs[i - 1]?.points[0]?.at ?? Number.NEGATIVE_INFINITY;
    const before = runs[i + 1]?.points[0]?.at ?? Number.POSITIVE_INFINITY;
    return cutRun(run.points, { from: after + 1, to: before }, { least, k, axis });
  });
}

/** The index of the atom next to run `i` that is nearer to `at`. */
function nearest(runs: readonly Run[], i: number, at: number): number {
  const below = runs[i - 1]?.points[0];
  const above = runs[i + 1]?.points[0];
  if (below === undefined) return i + 1;
  return above === undefined || at - below.at <= above.at - at ? i - 1 : i + 1;
}

interface Cutting {
  readonly least: number;
  readonly k: number;
  readonly axis: RoundAxis;
}

interface Room {
  readonly from: number;
  readonly to: number;
}

/** The bins of a run. Rows outside of its range are in none. */
function cutRun(points: readonly Point[], room: Room, cutting: Cutting): readonly Bin[] {
  const range = rangeOf(points, room, cutting);
  const inside = points.filter(({ at }) => at >= range.from && at <= range.to);
  return cutRange(inside, range, cutting);
}

/** The range of a run's bins. Beside the bin of a single value, and around fewer than k rows, it has all rows. */
function rangeOf(points: readonly Point[], room: Room, { k, axis }: Cutting): Room {
  const ends = disclosableEnds(points, k);
  const isFirst = room.from === Number.NEGATIVE_INFINITY;
  const isLast = room.to === Number.POSITIVE_INFINITY;
  // The last bin of the list includes its last edge; all others end where the next begins.
  const past = isLast ? 0 : 1;
  const between = (low: readonly End[], high: readonly End[]): Room => {
    const from = Math.max(room.from, ...low.map(({ at, spread }) => axis.below(at, spread)));
    const to = Math.min(room.to, ...high.map(({ at, spread }) => axis.above(at + past, spread)));
    return { from, to: Math.max(to, from + 1) };
  };
  const whole = { low: ends.low.slice(0, 1), high: ends.high.slice(0, 1) };
  const range = between(isFirst ? ends.low : whole.low, isLast ? ends.high : whole.high);
  const rows = rowsOf(points.filter(({ at }) => at >= range.from && at <= range.to));
  return rows < k ? between(whole.low, whole.high) : range;
}

/** With fewer rows, as a multiple of the least of a bin, a bin is not cut: the cut would be close to a value. */
const LEAST_CUT = 2.5;
/** The share of the rows that each side of a cut has at least. */
const SIDE = 0.35;

/**
 * Cuts a range in two at the roundest number in its middle, then each part. One row more or less seldom moves such a
 * cut, and moves no other one. The edges of two samples therefore do not show the row in which they differ.
 */
function cutRange(points: readonly Point[], range: Room, cutting: Cutting): readonly Bin[] {
  const rows = rowsOf(points);
  const side = Math.max(cutting.least, Math.floor(SIDE * rows));
  const [low, high] = [positionOf(points, side), positionOf(points, rows - side + 1)];
  const whole = [{ ...range, rows, isAtom: false }];
  if (rows < LEAST_CUT * cutting.least || low >= high) return whole;
  const cut = cutting.axis.roundest(low, high) ?? tellableCut(points, high, cutting.k);
  if (cut === undefined) return whole;
  const below = points.filter(({ at }) => at < cut);
  return [
    ...cutRange(below, { from: range.from, to: cut }, cutting),
    ...cutRange(points.slice(below.length), { from: cut, to: range.to }, cutting),
  ];
}

/** A value of the sample as a cut, if k rows or more have it. */
function tellableCut(points: readonly Point[], at: number, k: number): number | undefined {
  return rowsOf(points.filter((point) => point.at === at)) >= k ? at : undefined;
}

/** Joins the bins into one list; a gap between two of them becomes a bin of weight 0. */
function binsOf(bins: readonly Bin[], k: number): Bins {
  const edges: number[] = [];
  const rows: number[] = [];
  for (const bin of bins) {
    const end = edges.at(-1);
    if (end === undefined) edges.push(bin.from);
    else if (end < bin.from) {
      edges.push(bin.from);
      rows.push(0);
    }
    edges.push(bin.to);
    rows.push(bin.rows);
  }
  const { from: min } = nth(bins, 0);
  const end = last(bins);
  if (!end.isAtom) return { edges, weights: disclosableWeights(rows, k), min, max: end.to };
  // The last bin includes its last edge: a final bin of weight 0 keeps that edge out of the range.
  edges.push(end.to + 1);
  rows.push(0);
  return { edges, weights: disclosableWeights(rows, k), min, max: end.from };
}
