import type { ColumnPlan } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import { textColumn } from '../columns/pieces.js';
import { TextVector } from '../columns/vectors.js';

/** What the texts of a column have in common. */
interface ProseTexts {
  /** Every character of the texts. */
  readonly alphabet: string;
  /** Bytes of the shortest and of the longest text. */
  readonly minLength: number;
  readonly maxLength: number;
  /** UTF-16 code units of the longest text, if it may have other characters than ASCII. */
  readonly maxUnits?: number;
  /** Estimated time to write a byte, in nanoseconds. */
  readonly byteCost?: number;
  /** The steps that fill what `write` reads. */
  readonly steps: readonly FillStep[];
}

/** Writes the cell of a row at `offset` and returns the offset after it. `i` is the place of the row in its window. */
type WriteCell = (data: Uint8Array, offset: number, row: number, i: number) => number;

/** A column of prose, whose texts are written one after the other. */
export function proseColumn(
  { steps, byteCost, ...bounds }: ProseTexts,
  write: WriteCell,
): ColumnPlan {
  const texts = new TextVector(bounds.maxLength, byteCost);
  const fill = (row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    let offset = 0;
    for (let i = 0; i < count; i++) {
      const start = offset;
      offset = write(data, start, row + i, i);
      starts[i] = start;
      lengths[i] = offset - start;
    }
  };
  return textColumn([...steps, { vectors: [texts], fill }], { kind: 'text', texts, ...bounds });
}
