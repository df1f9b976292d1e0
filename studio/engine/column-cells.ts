import type { TableColumn } from '../../src/page/index.js';

const decoder = new TextDecoder();

export function isThere({ present }: TableColumn, row: number): boolean {
  return present === undefined || present[row] === 1;
}

/** The text of a value, which must be there. */
export function textAt(column: TableColumn, row: number): string {
  switch (column.kind) {
    case 'words':
      return String(column.entries[column.indices[row] ?? 0]);
    case 'texts':
      return decoder.decode(column.bytes.subarray(column.offsets[row], column.offsets[row + 1]));
    default:
      return String(column.values[row]);
  }
}
