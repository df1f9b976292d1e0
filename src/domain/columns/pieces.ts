import { type Scalar, wordTable } from '../kernel/word-table.js';
import type { ColumnPlan, FillStep, Piece } from './column-plan.js';
import type { IndexVector, NumberVector } from './vectors.js';

export function literal(text: string): Piece {
  return { kind: 'literal', text };
}

/** A piece that shows a word of a list in each row. */
export function words(list: readonly Scalar[], indices: IndexVector): Piece {
  return { kind: 'words', table: wordTable(list), indices };
}

/** A piece that shows a whole number from `min` to `max` in each row, zero-padded to `minDigits` digits. */
export function whole(values: NumberVector, min: number, max: number, minDigits = 1): Piece {
  return { kind: 'number', values, decimals: 0, minDigits, min, max };
}

/** A text column of these pieces. */
export function textColumn(steps: readonly FillStep[], ...cell: readonly Piece[]): ColumnPlan {
  return { type: { kind: 'text' }, steps, cell };
}
