import type { Piece } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import type { Scalar } from '../kernel/word-table.js';
import type { Escape } from './escape.js';

/**
 * A piece that shows a number in each row.
 *
 * @example
 * const year = (values: NumberPiece['values']): NumberPiece => ({
 *   kind: 'number',
 *   values,
 *   decimals: 0,
 *   minDigits: 4,
 *   min: 1970,
 *   max: 2030,
 * });
 */
export type NumberPiece = Extract<Piece, { kind: 'number' }>;

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
  /** Fill vectors of `before` and `pieces` that are not those of the column, after the steps of the column. */
  readonly steps?: readonly FillStep[];
  /** The text before and after the value, null or not: a key, a separator. A number can differ between rows. */
  readonly before: string | readonly (string | NumberPiece)[];
  readonly after: string;
  /** The text of a null cell. */
  readonly null: string;
  /** Writes one value as a complete cell, with its quotes. */
  readonly scalar: (value: Scalar) => string;
  /**
   * The most bytes of a word with this number of UTF-16 units, in formats whose frame does not depend on the longest row: a
   * table with few rows then encodes only the words that it shows.
   */
  readonly mostBytes?: (units: number) => number;
  /** The character before the decimals of the numbers among the pieces, of ASCII; by default a point. */
  readonly decimalMark?: string;
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
