import type { InferredColumn } from '../inferred-schema.js';
import { inferNumbers } from '../numbers/infer-numbers.js';
import { disclosableDistinct, disclosableRate } from '../privacy/privacy.js';
import type { ColumnValues } from '../reading/column-values.js';
import { REASON } from './reason.js';

/** What a column counts: the items of an array, or whether there is an object. */
export type CountedColumn = 'items' | 'objects';

/** The column of the lengths of arrays, or of objects and nulls. Lengths are whole numbers, and every object is 1. */
export function countedColumn(
  name: string,
  what: CountedColumn,
  { counts, nulls, rows }: ColumnValues,
  k: number,
): InferredColumn {
  const numbers = [...counts].map(([text, count]) => ({
    value: Number(text),
    decimals: 0,
    rows: count,
  }));
  const lengths = what === 'items' && rows >= k ? inferNumbers(numbers, 0, k) : undefined;
  const rate = disclosableRate(nulls, rows, k);
  const summary = { name, type: 'integer', kind: 'integer', because: REASON.values };
  const { min, max, distribution } = lengths ?? {};
  return {
    field: {
      name,
      type: 'integer',
      constraints: {
        ...(lengths && { min, max, distribution }),
        ...(rate > 0 ? { null_rate: rate } : {}),
      },
    },
    summary: {
      ...summary,
      confidence: 1,
      null_rate: rate,
      ...(lengths && { distinct: disclosableDistinct(counts, k) }),
      warnings: [],
    },
  };
}
