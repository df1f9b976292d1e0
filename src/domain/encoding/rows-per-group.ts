import type { ValueColumn } from './binary-file.js';

/** The most memory for the values of a group, in bytes. Texts count with their maximum length. */
const GROUP_BYTES = 64 * 1024 * 1024;

/** The bytes of a value that is no text. */
const VALUE_BYTES = 8;

/** The rows of a group of a binary file: the largest power of two, up to the power `most`, that its memory permits. */
export function rowsPerGroup(columns: readonly ValueColumn[], most: number): number {
  const rowBytes = columns.reduce((sum, { values: { vectors } }) => {
    return sum + (vectors.kind === 'texts' ? vectors.texts.maxLength : VALUE_BYTES);
  }, 0);
  let rows = most;
  while (rows > 1 && rows * rowBytes > GROUP_BYTES) rows /= 2;
  return rows;
}
