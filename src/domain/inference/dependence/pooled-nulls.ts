import { disclosableRate } from '../privacy/privacy.js';
import type { InferredRow } from './inferred-given.js';

/** Rows of the sample: those in which a column is null, and the others. */
export interface CountedNulls {
  readonly nulls: number;
  readonly filled: number;
}

/** A row of a table of conditions, and the rows of the sample in which its conditions hold. */
export interface CountedRow extends CountedNulls {
  readonly row: InferredRow;
}

/** The share of the rows that may be exceptions where other columns determine which rows are null. */
const MOST_EXCEPTIONS = 0.01;

/**
 * The rows of a table with the shares of nulls that only several of them can tell. A row of fewer than k nulls, or of
 * fewer than k values, tells none. All rows of that kind share the rate that they have together: otherwise a clone
 * would have no nulls there, or no values at all. `rare` are the rows of the sample with rare values of the parents,
 * which a clone draws as frequent ones: they count to the rows from which they differ most.
 */
export function withPooledNulls(
  counted: readonly CountedRow[],
  rare: CountedNulls,
  k: number,
): readonly InferredRow[] {
  const pools = new Map<string, CountedNulls>();
  for (const each of counted) {
    const name = poolOf(each.row);
    if (name !== undefined) pools.set(name, together(pools.get(name), each));
  }
  const added = areDetermined(counted) ? undefined : rare;
  const rateOfRare = shareOfNulls(rare);
  const rateOfDisclosed = shareOfNulls(counted.reduce(together, { nulls: 0, filled: 0 }));
  return counted.map(({ row }) => {
    const pool = pools.get(poolOf(row) ?? '');
    if (pool === undefined) return row;
    const differs =
      row.null_rate === 0 ? rateOfRare > rateOfDisclosed : rateOfRare < rateOfDisclosed;
    const { nulls, filled } = differs ? together(added, pool) : pool;
    return { ...row, null_rate: disclosableRate(nulls, filled, k) };
  });
}

/** The rows that share a rate: those that tell the same one, 0 or 1, under conditions on the same columns. */
function poolOf({ when, null_rate: rate }: InferredRow): string | undefined {
  if (rate !== 0 && rate !== 1) return undefined;
  // Conditions on the same columns exclude each other, so that no row of the sample counts twice.
  return JSON.stringify([rate, when.map((each) => each === '*')]);
}

/** Whether the conditions determine which rows are null: some rows of the table have nearly no nulls, others nearly only. */
function areDetermined(counted: readonly CountedRow[]): boolean {
  const rates = new Set(counted.map(({ row }) => row.null_rate));
  const exceptions = counted.reduce((sum, { nulls, filled }) => sum + Math.min(nulls, filled), 0);
  const { nulls, filled } = counted.reduce(together, { nulls: 0, filled: 0 });
  return rates.has(0) && rates.has(1) && exceptions <= MOST_EXCEPTIONS * (nulls + filled);
}

function together(a: CountedNulls | undefined, b: CountedNulls): CountedNulls {
  return { nulls: (a?.nulls ?? 0) + b.nulls, filled: (a?.filled ?? 0) + b.filled };
}

function shareOfNulls({ nulls, filled }: CountedNulls): number {
  return nulls + filled === 0 ? 0 : nulls / (nulls + filled);
}
