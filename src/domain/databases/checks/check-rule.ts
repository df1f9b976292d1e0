import type { Expression } from './expression.js';

/** A value that a check names. */
export type CheckValue = string | number | boolean;

/** What holds in some of the rows. */
export interface Alternative {
  /** The values of the column that tells the alternatives apart; empty if no column does. */
  readonly values: readonly CheckValue[];
  /** Columns that have a value then, and columns that have none. */
  readonly present: readonly string[];
  readonly absent: readonly string[];
}

/** What a check says about the values of a table, in a form that fields can keep. */
export type CheckRule =
  /** The column has one of the values. */
  | { readonly kind: 'values'; readonly column: string; readonly values: readonly CheckValue[] }
  /** The column has none of the values. */
  | { readonly kind: 'excluded'; readonly column: string; readonly values: readonly CheckValue[] }
  /** The column has at least or at most a value, or, if `isOpen`, lies above or below it. */
  | {
      readonly kind: 'least' | 'most';
      readonly column: string;
      readonly value: string | number;
      readonly isOpen: boolean;
    }
  /** The column has multiples of a positive number. */
  | { readonly kind: 'multiple'; readonly column: string; readonly of: number }
  /** The number of characters, both inclusive. */
  | { readonly kind: 'length'; readonly column: string; readonly min: number; readonly max: number }
  /** All texts of the pattern, in the syntax of the type `string`, are accepted. */
  | { readonly kind: 'pattern'; readonly column: string; readonly pattern: string }
  | { readonly kind: 'case'; readonly column: string; readonly to: 'lower' | 'upper' }
  /** The column has a JSON value of this type. */
  | { readonly kind: 'json'; readonly column: string; readonly type: string }
  | {
      readonly kind: 'order';
      readonly lower: string;
      readonly upper: string;
      readonly isStrict: boolean;
    }
  /** The column is computed from other columns and numbers by +, - and *. */
  | { readonly kind: 'computed'; readonly column: string; readonly expression: Expression }
  /** Where the other column has no value, the column has this one. */
  | {
      readonly kind: 'without';
      readonly column: string;
      readonly other: string;
      readonly value: number;
    }
  /** The two columns have different values. */
  | { readonly kind: 'different'; readonly columns: readonly string[] }
  | { readonly kind: 'present' | 'absent'; readonly column: string }
  /** From `least` to `most` of the columns have a value. */
  | {
      readonly kind: 'count';
      readonly columns: readonly string[];
      readonly least: number;
      readonly most: number;
    }
  /** One of the alternatives holds in each row: that for the value of the selector. Without a selector, any of them. */
  | {
      readonly kind: 'alternatives';
      readonly selector?: string;
      readonly alternatives: readonly Alternative[];
    };

/** The rules of a check, and whether rows that keep all of them keep the check. */
export interface ReadCheck {
  readonly rules: readonly CheckRule[];
  readonly isWhole: boolean;
}
