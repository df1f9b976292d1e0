import type { NestedColumn } from './binary-file.js';

/** The most memory for the values of a group, in bytes. Texts count with their maximum length. */
const GROUP_BYTES = 64 * 1024 * 1024;

/** The bytes of a value that is no text. */
const VALUE_BYTES = 8;

/** The most memory for the values of a row, in bytes. */
function rowBytes(column: NestedColumn): number {
  if ('members' in column) return column.members.reduce((sum, member) => sum + rowBytes(member), 0);
  if ('item' in column) return VALUE_BYTES + column.rows.most * rowBytes(column.item);
  const { vectors } = column.values;
  return vectors.kind === 'texts' ? vectors.texts.maxLength : VALUE_BYTES;
}

/** The rows of a group of a binary file: the largest power of two, up to the power `most`, that its memory permits. */
export function rowsPerGroup(columns: readonly NestedColumn[], most: number): number {
  const bytes = columns.reduce((sum, column) => sum + rowBytes(column), 0);
  let rows = most;
  while (rows > 1 && rows * bytes > GROUP_BYTES) rows /= 2;
  return rows;
}
