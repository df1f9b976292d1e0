import type { ColumnPlan, FillStep } from './column-plan.js';
import { TextVector } from './vectors.js';

export interface FixedTexts {
  /** Every character that can occur, in any order; all ASCII. */
  readonly alphabet: string;
  readonly length: number;
  /** What is filled before the texts are. */
  readonly steps?: readonly FillStep[];
  /** Writes the text of every row of a window, that of its row i from byte i x length on. */
  write(data: Uint8Array, row: number, count: number): void;
}

/** A column of texts that all have one length. */
export function fixedTextColumn({ alphabet, length, steps = [], write }: FixedTexts): ColumnPlan {
  const texts = new TextVector(length);
  const fill = (row: number, count: number): void => {
    write(texts.data, row, count);
    for (let i = 0; i < count; i++) {
      texts.starts[i] = i * length;
      texts.lengths[i] = length;
    }
  };
  return {
    type: { kind: 'text' },
    steps: [...steps, { vectors: [texts], fill }],
    cell: [{ kind: 'text', texts, alphabet, minLength: length, maxLength: length }],
  };
}
