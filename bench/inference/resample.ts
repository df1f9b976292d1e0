import { disclosableCategories } from '../../src/domain/inference/privacy/privacy.js';
import type { TableSample } from '../../src/domain/tables/table-sample.js';
import type { ColumnLabel, TableLabel } from './labels.js';

/** Random numbers 0..1 of a small generator (xorshift32): the baseline must be the same in every run. */
export function evenDraws(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}

/** Replaces values that must not be disclosed. */
const WITHHELD = '-withheld-';

/**
 * The baseline: the best possible independent columns under the same k. It resamples all real numbers and dates, and
 * categories of k rows or more.
 */
export function resample(
  { columns, rows }: TableSample,
  label: TableLabel,
  { k, seed }: { readonly k: number; readonly seed: number },
): readonly (readonly string[])[] {
  const draw = evenDraws(seed);
  const nulls = new Set(['', ...label.null_tokens]);
  return Object.values(label.columns).map((column, i) => {
    const values = (columns[i] ?? []).map((cell) => cell ?? '').filter((cell) => !nulls.has(cell));
    const pool = poolOf(values, column, k);
    const isNull = (): boolean => draw() < 1 - values.length / rows;
    return Array.from({ length: rows }, () =>
      isNull() ? '' : (pool[Math.floor(draw() * pool.length)] ?? WITHHELD),
    );
  });
}

function poolOf(
  values: readonly string[],
  { score_as: scoredAs }: ColumnLabel,
  k: number,
): readonly string[] {
  if (scoredAs === 'skip' || values.length < k) return [];
  if (scoredAs !== 'categorical') return values;
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const kept = disclosableCategories(counts, k);
  const known = new Set(kept?.map(({ value }) => value));
  return values.filter((value) => known.has(value));
}
