import type { ColumnPlan, DataType } from './column-plan.js';
import type { FillStep } from './fill-step.js';
import { TextVector } from './vectors.js';

export interface FixedTexts {
  /** Default: text. */
  readonly type?: DataType;
  /** Every character that can occur, in any order; all ASCII. */
  readonly alphabet: string;
  /** Bytes of each text. */
  readonly length: number;
  /** Steps to run before the texts are written. */
  readonly steps?: readonly FillStep[];
  /** Writes the texts of `count` rows from table row `row` on; the text of row i of the window starts at i x length. */
  write(data: Uint8Array, row: number, count: number): void;
}

/** A column of texts of equal length. */
export function fixedTextColumn({
  type = { kind: 'text' },
  alphabet,
  length,
  steps = [],
  write,
}: FixedTexts): ColumnPlan {
  const texts = new TextVector(length);
  const fill = (row: number, count: number): void => {
    write(texts.data, row, count);
    for (let i = 0; i < count; i++) {
      texts.starts[i] = i * length;
      texts.lengths[i] = length;
    }
  };
  return {
    type,
    steps: [...steps, { vectors: [texts], fill }],
    cell: [{ kind: 'text', texts, alphabet, minLength: length, maxLength: length }],
  };
}
