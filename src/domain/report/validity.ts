import { nth } from '../basics/nth.js';
import { disclosableEnds } from '../inference/privacy/privacy.js';
import type { ColumnValues } from '../inference/reading/column-values.js';
import type { ComparedColumn } from './compared-columns.js';
import { disclosableScore } from './disclosable-score.js';

/** The share of the made values that are valid beside the sample; null if none was made. See `ColumnReport`. */
export function validityOf(
  { as, made, read }: Pick<ComparedColumn, 'as' | 'made' | 'read'>,
  { counts }: Pick<ColumnValues, 'counts'>,
  k: number,
): number | null {
  const values = made.filter((value) => !Number.isNaN(value));
  if (values.length === 0) return null;
  const sampled = read([...counts.keys()]);
  const isValid = as === 'category' ? oneOf(sampled) : between(sampled, [...counts.values()], k);
  return disclosableScore(values.filter(isValid).length / values.length, values.length, k);
}

function oneOf(codes: Float64Array): (value: number) => boolean {
  const known = new Set(codes);
  return (code) => known.has(code);
}

/** Between the ends of numbers, of which each occurs in a number of rows. */
function between(
  numbers: Float64Array,
  rows: readonly number[],
  k: number,
): (value: number) => boolean {
  const points = Array.from(numbers, (at, i) => ({ at, rows: nth(rows, i) }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((a, b) => a.at - b.at);
  const { low, high } = disclosableEnds(points, k);
  // The outermost values themselves would show single rows.
  const [least, greatest] = [nth(low, 1), nth(high, 1)];
  return (value) => value >= least.at && value <= greatest.at;
}
