import type { ColumnSummary, InferredColumn } from '../inferred-schema.js';
import type { ColumnValues } from '../reading/column-values.js';

const STEPS = 100;
const TOLERANCE = 1e-9;

/** The rules that the counts and shares of a column break. */
export function* countsBroken(
  { field, summary }: InferredColumn,
  seen: ColumnValues,
  k: number,
): Generator<string> {
  if (summary.warnings.some((warning) => !warningHolds(warning, seen, k))) {
    yield 'a count in a warning represents k rows';
  }
  if ([field.constraints.null_rate, summary.null_rate].some((rate) => !nullsHold(rate, seen, k))) {
    yield 'a share of nulls represents k rows';
  }
  if (!rateHolds(field.constraints.true_rate, seen, k)) yield 'a rate represents k rows';
  if (!distinctHolds(summary.distinct, seen, k)) yield 'a number of values represents k rows';
  if (!confidenceHolds(summary, seen, k)) yield 'a confidence represents k rows';
}

/** Whether k rows are null if the share of nulls is not 0, and k rows have a value if it is not 1. */
function nullsHold(rate: unknown, { nulls, rows }: ColumnValues, k: number): boolean {
  if (rate === undefined || rate === 0) return true;
  return nulls >= k && (rate === 1 || rows >= k);
}

/** Whether k rows are true if the rate of true is not 0, and k rows are false if it is not 1. */
function rateHolds(rate: unknown, { counts }: ColumnValues, k: number): boolean {
  if (rate === undefined) return true;
  const trues = counts.get('true') ?? 0;
  const falses = counts.get('false') ?? 0;
  return (rate === 0 || trues >= k) && (rate === 1 || falses >= k);
}

/** Whether the number of different values includes rare ones only if k rows have one of them. */
function distinctHolds(distinct: number | undefined, { counts }: ColumnValues, k: number): boolean {
  if (distinct === undefined) return true;
  const { values, rows } = rareOf(counts, k);
  return distinct === (rows < k ? counts.size - values : counts.size);
}

/** Whether the confidence lies on a grid whose steps represent k rows each. Halves disclose nothing. */
function confidenceHolds(
  { confidence }: ColumnSummary,
  { rows }: ColumnValues,
  k: number,
): boolean {
  const finest = Math.max(2, Math.min(STEPS, Math.floor(rows / k)));
  for (let steps = 2; steps <= finest; steps++) {
    const at = confidence * steps;
    if (Math.abs(at - Math.round(at)) < TOLERANCE) return true;
  }
  return false;
}

/** Whether each number of rows in a warning is k or more, and each number of values has k rows together. */
function warningHolds(warning: string, { counts }: ColumnValues, k: number): boolean {
  const [, number, unit] = /^(\d+) (rows|values)\b/.exec(warning) ?? [];
  if (number === undefined) return true;
  if (unit === 'rows') return Number(number) >= k;
  const { values, rows } = rareOf(counts, k);
  return Number(number) <= values && rows >= k;
}

/** The values that fewer than k rows have, and their rows. */
function rareOf(
  counts: ReadonlyMap<string, number>,
  k: number,
): { readonly values: number; readonly rows: number } {
  let [values, rows] = [0, 0];
  counts.forEach((count) => {
    if (count >= k) return;
    values++;
    rows += count;
  });
  return { values, rows };
}
