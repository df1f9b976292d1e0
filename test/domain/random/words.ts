import { cellWord } from '../../../scripts/random/read-orders.js';
import type { Key } from '../../../src/domain/random/mix.js';

/** Word `k` of each cell of a column from row `row` on. */
export function cellWords(key: Key, { row = 0, k = 0, rows = 1 << 16 } = {}): Int32Array {
  const words = new Int32Array(rows);
  for (let i = 0; i < rows; i++) words[i] = cellWord(key, row + i, k);
  return words;
}
