import { frequentValues, LONGEST_CATEGORY, MOST_CATEGORIES } from '../privacy/privacy.js';
import type { Evidence } from './detector.js';

/** Columns with more different values are categories only if these sort the rows. */
export const FEW_TEXTS = 256;
/** The least share of the rows that have a value of k rows. */
const LEAST_SHARE = 0.5;

/**
 * Whether the values of a column sort its rows: a value has `times` k rows in the mean, and most rows have a value of k
 * rows. An identifier has about one row a value, and people who write freely seldom write the same.
 */
export function sortsRows({ values, texts, k }: Evidence, times = 1): boolean {
  if (texts.length > MOST_CATEGORIES || values.rows < times * k * texts.length) return false;
  const rows = frequentValues(values.counts, k)
    .filter(({ value }) => value.length <= LONGEST_CATEGORY)
    .reduce((sum, each) => sum + each.rows, 0);
  return rows > 0 && rows >= LEAST_SHARE * values.rows;
}
