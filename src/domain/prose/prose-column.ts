import type { ColumnPlan } from '../columns/column-plan.js';
import type { DrawnNumbers } from '../columns/drawn.js';
import { TextVector } from '../columns/vectors.js';
import { PROSE_ALPHABET } from './write-words.js';

/** Writes the cell of a row from `place` on, and returns the place after it. */
type WriteCell = (data: Uint8Array, place: number, row: number, element?: number) => number;

/** A column of prose; `elements` are told where every cell must differ. */
export function proseColumn(
  { minLength, maxLength }: { readonly minLength: number; readonly maxLength: number },
  elements: DrawnNumbers | undefined,
  write: WriteCell,
): ColumnPlan {
  const texts = new TextVector(maxLength);
  const fill = (row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    let place = 0;
    for (let i = 0; i < count; i++) {
      const start = place;
      place = write(data, start, row + i, elements?.values.data[i]);
      starts[i] = start;
      lengths[i] = place - start;
    }
  };
  return {
    type: { kind: 'text' },
    steps: [...(elements?.steps ?? []), { vectors: [texts], fill }],
    cell: [{ kind: 'text', texts, alphabet: PROSE_ALPHABET, minLength, maxLength }],
  };
}
