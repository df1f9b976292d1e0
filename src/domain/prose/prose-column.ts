import type { ColumnPlan } from '../columns/column-plan.js';
import type { DrawnNumbers } from '../columns/drawn.js';
import { TextVector } from '../columns/vectors.js';
import { PROSE_ALPHABET } from './write-words.js';

/** Writes the cell of a row at `offset` and returns the offset after it. `element` is set for unique columns. */
type WriteCell = (data: Uint8Array, offset: number, row: number, element?: number) => number;

/** A column of prose. `elements` are the elements of the rows of a unique column. */
export function proseColumn(
  { minLength, maxLength }: { readonly minLength: number; readonly maxLength: number },
  elements: DrawnNumbers | undefined,
  write: WriteCell,
): ColumnPlan {
  const texts = new TextVector(maxLength);
  const fill = (row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    let offset = 0;
    for (let i = 0; i < count; i++) {
      const start = offset;
      offset = write(data, start, row + i, elements?.values.data[i]);
      starts[i] = start;
      lengths[i] = offset - start;
    }
  };
  return {
    type: { kind: 'text' },
    steps: [...(elements?.steps ?? []), { vectors: [texts], fill }],
    cell: [{ kind: 'text', texts, alphabet: PROSE_ALPHABET, minLength, maxLength }],
  };
}
