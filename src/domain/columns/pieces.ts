import type { ColumnPlan, FillStep, Piece } from './column-plan.js';
import type { IndexVector, NumberVector } from './vectors.js';
import { type Scalar, wordTable } from './words.js';

export function literal(text: string): Piece {
  return { kind: 'literal', text };
}

/** A word of a list a row. */
export function words(list: readonly Scalar[], indices: IndexVector): Piece {
  return { kind: 'words', table: wordTable(list), indices };
}

/** A whole number a row, from `min` to `max`, zero-padded to `minDigits`. */
export function whole(values: NumberVector, min: number, max: number, minDigits = 1): Piece {
  return { kind: 'number', values, decimals: 0, minDigits, min, max };
}

/** A column of text made of these pieces. */
export function textColumn(steps: readonly FillStep[], ...cell: readonly Piece[]): ColumnPlan {
  return { type: { kind: 'text' }, steps, cell };
}
