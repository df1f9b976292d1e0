import type { Piece } from '../columns/column-plan.js';
import type { Scalar } from '../columns/words.js';
import type { Escape } from './escape.js';

/** How a format writes the cells of one column. */
export interface CellNotation {
  readonly pieces: readonly Piece[];
  /** Tells writers of whole cells apart where encoded tables are kept. */
  readonly id: string;
  /** Stands before and after the value, null or not: a key, a separator. */
  readonly before: string;
  readonly after: string;
  /** The null cell. */
  readonly null: string;
  /** One value as a whole cell, with its quotes. */
  readonly scalar: (value: Scalar) => string;
  /** Stand around a cell of several pieces, each piece escaped. */
  readonly open: string;
  readonly close: string;
  readonly escape: Escape;
  /** Puts an apostrophe before a text that a spreadsheet would run. */
  readonly guarded: boolean;
}

/** Text at the edge of every row: always the same, or one of a few by the row's place in the table. */
export type RowMark =
  | string
  | {
      readonly texts: readonly string[];
      /** Sets which text stands at each of the rows from `row` on. */
      readonly choose: (indices: Int32Array, row: number, count: number) => void;
    };

/** What stands around the cells of a table. */
export interface Frame {
  readonly head: string;
  readonly foot: string;
  readonly open: RowMark;
  readonly close: RowMark;
}
