import type { WordTable } from '../kernel/word-table.js';
import type { FillStep } from './fill-step.js';
import type { Moments } from './moments.js';
import type { IndexVector, NumberVector, TextVector } from './vectors.js';

/**
 * A part of a cell's text. The text of a cell is the concatenation of its pieces.
 *
 * @example
 * const currency: Piece = literal('EUR ');
 * currency; // => { kind: 'literal', text: 'EUR ' }
 */
export type Piece =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'words'; readonly table: WordTable; readonly indices: IndexVector }
  | {
      readonly kind: 'number';
      readonly values: NumberVector;
      /** Digits after the point; the vector stores value x 10^decimals. */
      readonly decimals: number;
      /** The least number of digits, padded with leading zeros. */
      readonly minDigits: number;
      /** In each row the digits after the point that are written, of at most `decimals`; the rest are zeros. */
      readonly shown?: IndexVector;
      /** Bounds of the stored numbers, both inclusive. */
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly kind: 'text';
      readonly texts: TextVector;
      /** Every character that can occur, in any order; one beyond U+FFFF does for all of them. */
      readonly alphabet: string;
      /** Bytes of UTF-8, as is `maxLength`. */
      readonly minLength: number;
      readonly maxLength: number;
      /** The most UTF-16 code units of a text. Default: `maxLength`, which is right for ASCII. */
      readonly maxUnits?: number;
    };

/**
 * The type of a column's values, whatever their notation.
 *
 * @example
 * const price: DataType = { kind: 'decimal', digits: 6, scale: 2 };
 * price.kind; // => 'decimal'
 */
export type DataType =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  /** `digits` in total, `scale` of them after the point. */
  | { readonly kind: 'decimal'; readonly digits: number; readonly scale: number }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'text' }
  | { readonly kind: 'date' }
  | { readonly kind: 'datetime'; readonly milliseconds: boolean }
  /** A time of day as HH:MM:SS. */
  | { readonly kind: 'time' }
  /** A UUID as 32 hexadecimal digits in small letters, in groups of 8, 4, 4, 4 and 12. */
  | { readonly kind: 'uuid' }
  /** A JSON value in JSON formats, a text in all others. */
  | { readonly kind: 'json' }
  /** A JSON array in JSON formats, its text in other texts, a list in binary formats that have lists. */
  | { readonly kind: 'array' }
  /** A JSON object as its text, in formats that would write a column for each member. */
  | { readonly kind: 'object' }
  /** Some values are numbers, others are not. */
  | { readonly kind: 'mixed' };

/** A label for each row of a series with incidents, as an index of `labels`. */
export interface IncidentLabels {
  readonly labels: readonly string[];
  readonly indices: IndexVector;
  readonly steps: readonly FillStep[];
}

/** The sums of the stored numbers of a column, from the first row of the table up to each row. */
export interface Totals {
  readonly sums: NumberVector;
  /** The first rows that have the least and the greatest number of all rows. */
  readonly first: number;
  /** The most rows of a table whose sums are exact. */
  readonly rows: number;
}

/**
 * The steps that fill a column's vectors, and the pieces that make up its cells.
 *
 * @example
 * const constant: ColumnPlan = { type: { kind: 'text' }, steps: [], cell: [literal('n/a')] };
 * constant.steps.length; // => 0
 */
export interface ColumnPlan {
  readonly type: DataType;
  readonly steps: readonly FillStep[];
  readonly cell: readonly Piece[];
  /** The same values as the text of an SQL literal, if that differs from `cell`. */
  readonly sqlCell?: readonly Piece[];
  /** 1 in the rows that have a value, 0 in those that are null. Missing if only `null_rate` makes rows null. */
  readonly present?: IndexVector | undefined;
  /** The days or moments that the cells show, in any notation; their steps are among those of the column. */
  readonly moments?: Moments;
  /** For a series with incidents: what happens in each row. */
  readonly incidents?: IncidentLabels;
  /** For numbers whose sums are known at any row. */
  readonly totals?: Totals;
  /** For a workflow: when the row reached each state, by the name of the state. */
  readonly reached?: ReadonlyMap<string, () => Moments>;
}
