import { learnBins, type Point } from './learn-bins.js';
import { decimalRounding } from './round-axis.js';

/** A number with the decimals that it is written with, and how many rows hold it. */
export interface WrittenNumber {
  readonly value: number;
  readonly decimals: number;
  readonly rows: number;
}

/** Constraints of `integer`, `float` and their like that make numbers as they were learnt. */
export interface LearntNumbers {
  readonly min: number;
  readonly max: number;
  readonly precision: number;
  readonly distribution: {
    readonly kind: 'histogram';
    readonly edges: readonly number[];
    readonly weights: readonly number[];
  };
}

const MOST_DECIMALS = 15;
/** Of the rows: fewer do not tell how many decimals a column has. */
const LEAST_SHARE = 0.001;

/** The decimals that k rows or more need, and that numbers of this size can be told with exactly. */
export function learnDecimals(numbers: readonly WrittenNumber[], k: number): number {
  const rowsOf = new Map<number, number>();
  let [all, largest] = [0, 0];
  for (const { value, decimals, rows } of numbers) {
    rowsOf.set(decimals, (rowsOf.get(decimals) ?? 0) + rows);
    all += rows;
    largest = Math.max(largest, Math.abs(value));
  }
  let precision = Math.min(MOST_DECIMALS, Math.max(0, ...rowsOf.keys()));
  const rowsFrom = (least: number): number =>
    [...rowsOf].reduce((sum, [decimals, rows]) => sum + (decimals >= least ? rows : 0), 0);
  const needed = Math.max(k, LEAST_SHARE * all);
  while (precision > 0 && rowsFrom(precision) < needed) precision--;
  // Room for the rounded ends, which may be ten times as far.
  while (precision > 0 && largest * 10 * Number(`1e${precision}`) > Number.MAX_SAFE_INTEGER) {
    precision--;
  }
  return precision;
}

/** What is learnt of numbers with so many decimals; nothing under k rows. */
export function learnNumbers(
  numbers: readonly WrittenNumber[],
  precision: number,
  k: number,
): LearntNumbers | undefined {
  const unit = Number(`1e${precision}`);
  const rowsAt = new Map<number, number>();
  for (const { value, rows } of numbers) {
    const at = Math.round(value * unit);
    if (Number.isSafeInteger(at * 10)) rowsAt.set(at, (rowsAt.get(at) ?? 0) + rows);
  }
  const points: Point[] = [...rowsAt].map(([at, rows]) => ({ at, rows }));
  points.sort((a, b) => a.at - b.at);
  const bins = learnBins(points, k, decimalRounding);
  if (bins === undefined) return undefined;
  // The quotient of two exact numbers is the number nearest to the decimal text.
  const place = (at: number): number => (at === 0 ? 0 : at / unit);
  return {
    min: place(bins.min),
    max: place(bins.max),
    precision,
    distribution: { kind: 'histogram', edges: bins.edges.map(place), weights: bins.weights },
  };
}
