import { greatest } from '../../basics/extremes.js';
import { nth } from '../../basics/nth.js';
import type { WeightedDigits } from '../../columns/rounded-numbers.js';
import { disclosableWeights } from '../privacy/privacy.js';
import { inferBins, type Point } from './infer-bins.js';
import { decimalRounding } from './round-axis.js';

/** A number with its written number of decimals, and the number of rows with it. */
export interface WrittenNumber {
  readonly value: number;
  readonly decimals: number;
  readonly rows: number;
}

/** The inferred constraints of `integer`, `float` and similar types. */
export interface InferredNumbers {
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
/** The least share of the rows that must have a number of decimals before the column gets it. */
const LEAST_SHARE = 0.05;

/** The decimals that k rows or more and more than a few need, reduced if numbers of this size cannot have them exactly. */
export function inferDecimals(numbers: readonly WrittenNumber[], k: number): number {
  const rowsOf = new Map<number, number>();
  let [total, largest] = [0, 0];
  for (const { value, decimals, rows } of numbers) {
    rowsOf.set(decimals, (rowsOf.get(decimals) ?? 0) + rows);
    total += rows;
    largest = Math.max(largest, Math.abs(value));
  }
  let precision = Math.min(MOST_DECIMALS, Math.max(0, greatest(rowsOf.keys())));
  const rowsFrom = (least: number): number =>
    [...rowsOf].reduce((sum, [decimals, rows]) => sum + (decimals >= least ? rows : 0), 0);
  const needed = Math.max(k, LEAST_SHARE * total);
  while (precision > 0 && rowsFrom(precision) < needed) precision--;
  // The factor 10 leaves room for the ends of the range, which are rounded outwards.
  while (precision > 0 && largest * 10 * Number(`1e${precision}`) > Number.MAX_SAFE_INTEGER) {
    precision--;
  }
  return precision;
}

/**
 * The numbers of decimals with which k rows or more are written, and their weights; undefined if all rows have the same.
 * Rows with rarer ones count for the next number of decimals above.
 */
export function inferWrittenDecimals(
  numbers: readonly WrittenNumber[],
  precision: number,
  k: number,
): readonly WeightedDigits[] | undefined {
  const rowsOf = Array.from({ length: precision + 1 }, () => 0);
  for (const { decimals, rows } of numbers) {
    const digits = Math.min(decimals, precision);
    rowsOf[digits] = nth(rowsOf, digits) + rows;
  }
  for (let digits = 0; digits < precision; digits++) {
    const rows = nth(rowsOf, digits);
    if (rows >= k) continue;
    rowsOf[digits] = 0;
    rowsOf[digits + 1] = nth(rowsOf, digits + 1) + rows;
  }
  const weights = disclosableWeights(rowsOf, k);
  const disclosed = weights.flatMap((weight, digits) => (weight > 0 ? [{ digits, weight }] : []));
  return disclosed.length > 1 ? disclosed : undefined;
}

/** Infers the constraints of numbers with `precision` decimals; undefined if there are fewer than k rows. */
export function inferNumbers(
  numbers: readonly WrittenNumber[],
  precision: number,
  k: number,
): InferredNumbers | undefined {
  const unit = Number(`1e${precision}`);
  const rowsAt = new Map<number, number>();
  for (const { value, rows } of numbers) {
    const at = Math.round(value * unit);
    if (Number.isSafeInteger(at * 10)) rowsAt.set(at, (rowsAt.get(at) ?? 0) + rows);
  }
  const points: Point[] = [...rowsAt].map(([at, rows]) => ({ at, rows }));
  points.sort((a, b) => a.at - b.at);
  const bins = inferBins(points, k, decimalRounding);
  if (bins === undefined) return undefined;
  // The quotient of two exact numbers is the double nearest to the decimal text. Minus zero becomes zero.
  const decimal = (at: number): number => (at === 0 ? 0 : at / unit);
  return {
    min: decimal(bins.min),
    max: decimal(bins.max),
    precision,
    distribution: { kind: 'histogram', edges: bins.edges.map(decimal), weights: bins.weights },
  };
}
