import { type Scalar, wordTable } from '../kernel/word-table.js';
import type { ColumnPlan, Piece } from './column-plan.js';
import type { FillStep } from './fill-step.js';
import type { IndexVector, NumberVector } from './vectors.js';

/**
 * Returns a piece that shows the same text in each row.
 *
 * @example
 * literal('-'); // => { kind: 'literal', text: '-' }
 */
export function literal(text: string): Piece {
  return { kind: 'literal', text };
}

/**
 * A piece that shows a word of a list in each row.
 *
 * @example
 * const size = ({ indices, steps }: DrawnIndices) => textColumn(steps, words(['S', 'M', 'L'], indices));
 */
export function words(list: readonly Scalar[], indices: IndexVector): Piece {
  return { kind: 'words', table: wordTable(list), indices };
}

/**
 * A piece that shows a whole number from `min` to `max` in each row, zero-padded to `minDigits` digits.
 *
 * @example
 * // 1 to 999 as 001 to 999
 * const code = ({ values, steps }: DrawnNumbers) => textColumn(steps, whole(values, 1, 999, 3));
 */
export function whole(values: NumberVector, min: number, max: number, minDigits = 1): Piece {
  return { kind: 'number', values, decimals: 0, minDigits, min, max };
}

/**
 * A text column of these pieces.
 *
 * @example
 * textColumn([], literal('n'), literal('/a')).cell.length; // => 2
 */
export function textColumn(steps: readonly FillStep[], ...cell: readonly Piece[]): ColumnPlan {
  return { type: { kind: 'text' }, steps, cell };
}
