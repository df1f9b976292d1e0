import type { Piece } from '../columns/column-plan.js';
import type { Scalar } from '../kernel/word-table.js';
import type { Escape } from './escape.js';

/**
 * The notation of the cells of one column in a format.
 *
 * @example
 * const cell = (pieces: CellNotation['pieces']): CellNotation => ({
 *   pieces,
 *   id: 'bare',
 *   before: '',
 *   after: '\t',
 *   null: '',
 *   scalar: String,
 *   open: '',
 *   close: '',
 *   escape: { id: 'none', replacements: new Map() },
 *   guarded: false,
 * });
 * cell([literal('a')]).scalar(12); // => '12'
 */
export interface CellNotation {
  readonly pieces: readonly Piece[];
  /** Identifies `scalar` in the cache of encoded tables. */
  readonly id: string;
  /** The text before and after the value, null or not: a key, a separator. */
  readonly before: string;
  readonly after: string;
  /** The text of a null cell. */
  readonly null: string;
  /** Writes one value as a complete cell, with its quotes. */
  readonly scalar: (value: Scalar) => string;
  /** The text before and after a cell of several pieces, such as its quotes. Each piece is escaped. */
  readonly open: string;
  readonly close: string;
  readonly escape: Escape;
  /** Whether a text that a spreadsheet would run as a formula gets a leading apostrophe. */
  readonly guarded: boolean;
}

/** The text at the edge of every row: always the same, or one of several that depends on the row's index. */
export type RowMark =
  | string
  | {
      readonly texts: readonly string[];
      /** Sets indices[i] to the index of the text for table row `row` + i, for i from 0 to `count` - 1. */
      readonly choose: (indices: Int32Array, row: number, count: number) => void;
    };

/**
 * The text around a table (`head`, `foot`) and around each of its rows (`open`, `close`).
 *
 * @example
 * const lines: Frame = { head: 'id\n', foot: '', open: '', close: '\n' };
 * lines.close; // => '\n'
 */
export interface Frame {
  readonly head: string;
  readonly foot: string;
  readonly open: RowMark;
  readonly close: RowMark;
}
