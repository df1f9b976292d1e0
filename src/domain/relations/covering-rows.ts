import { NumberVector } from '../columns/vectors.js';
import type { Key } from '../random/mix.js';
import { permutation } from '../random/permutation.js';
import type { ReferencedRows } from './referenced-rows.js';

/**
 * The first `n` rows refer to each of `n` rows once, in random order, and the others to the rows that `further` chooses. So each
 * of them is referred to if there are enough rows.
 */
export function coveringRows(key: Key, n: number, further: ReferencedRows): ReferencedRows {
  const order = permutation(key, n);
  const rows = new NumberVector();
  const fill = (row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      rows.data[i] = row + i < n ? order.at(row + i) : (further.rows.data[i] as number);
    }
  };
  return { rows, steps: [...further.steps, { vectors: [rows], fill }] };
}
