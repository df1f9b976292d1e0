import type { Kernel } from '../kernel/kernel.js';
import type { IndexVector, NumberVector, TextVector, Vector } from './vectors.js';
import type { WordTable } from './words.js';

/** A run of a cell's text. The pieces of a cell stand side by side. */
export type Piece =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'words'; readonly table: WordTable; readonly indices: IndexVector }
  | {
      readonly kind: 'number';
      readonly values: NumberVector;
      /** Digits after the point; the vector holds value x 10^decimals. */
      readonly decimals: number;
      /** Zero-padded to this many digits. */
      readonly minDigits: number;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly kind: 'text';
      readonly texts: TextVector;
      /** Every character that can occur, in any order. */
      readonly alphabet: string;
      readonly minLength: number;
      /** In bytes of UTF-8. */
      readonly maxLength: number;
    };

/** What the values of a column are, whatever the notation. */
export type DataType =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  /** `digits` in all, `scale` of them after the point. */
  | { readonly kind: 'decimal'; readonly digits: number; readonly scale: number }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'text' }
  | { readonly kind: 'date' }
  | { readonly kind: 'datetime'; readonly milliseconds: boolean }
  /** JSON: a value of its own in JSON formats, a text in others. */
  | { readonly kind: 'json' }
  /** Numbers and texts side by side. */
  | { readonly kind: 'mixed' };

/** Fills rows 0..count-1 of a step's vectors with the cells of table rows `row`..`row`+count-1. */
export type Fill = (row: number, count: number, kernel: Kernel) => void;

/** Writes one step of a window's vectors; a step reads only vectors of the steps before it. */
export interface FillStep {
  readonly vectors: readonly Vector[];
  readonly fill: Fill;
  /** What the kernel reads for it that outlives a window: it keeps a copy. */
  readonly lists?: readonly (Int32Array | Uint32Array)[];
}

/** How a column's cells are filled, and of what pieces each is made. */
export interface ColumnPlan {
  readonly type: DataType;
  readonly steps: readonly FillStep[];
  readonly cell: readonly Piece[];
  /** The same values as the text of a SQL literal, where that differs. */
  readonly sqlCell?: readonly Piece[];
}
