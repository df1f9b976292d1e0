import type { Cell } from '../../tables/table-sample.js';

/** The rows whose cell differs from the one before, as bits. */
export function changesOf(cells: readonly Cell[]): Int32Array {
  const bits = new Int32Array(Math.ceil(cells.length / 32));
  for (let row = 1; row < cells.length; row++) {
    if (cells[row] === cells[row - 1]) continue;
    bits[row >> 5] = (bits[row >> 5] as number) | (1 << (row & 31));
  }
  return bits;
}

/** Whether one column changes only where another one does: then it has one value in each run of the other one. */
export function isWithin(own: Int32Array, others: Int32Array): boolean {
  return own.every((bits, i) => (bits & ~(others[i] as number)) === 0);
}
