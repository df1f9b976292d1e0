import type { TableSample } from '../../tables/table-sample.js';
import type { InferenceOptions } from '../inferred-schema.js';
import { knownWords } from '../reading/known-words.js';
import { sampledColumns } from '../reading/sampled-columns.js';
import { MOST_COLUMNS } from '../trial/trial.js';
import { findGroups } from './find-groups.js';

/**
 * The index of the column that names groups of rows which lie next to each other, such as the lines of an order; undefined
 * if none does, or if the table has objects or arrays.
 */
export function groupKey(
  sample: TableSample,
  {
    k,
    fieldTypes,
    lexicon,
    lexicons,
    categories,
    columnsLimit = MOST_COLUMNS,
  }: Omit<InferenceOptions, 'unit'>,
): number | undefined {
  if (sample.nested?.includes(true)) return undefined;
  const { decimalMark, fileRows = sample.rows } = sample;
  const words = knownWords(lexicon, lexicons);
  const rowsEach = fileRows / Math.max(1, sample.rows);
  const contextOf = (name: string) => ({
    ...{ k, fieldTypes, words, decimalMark, rowsEach },
    isCategory: categories?.has(name) ?? false,
    path: name,
  });
  const limit = Math.min(columnsLimit, MOST_COLUMNS);
  return findGroups(sampledColumns(sample, words, limit), contextOf, k)?.key;
}
