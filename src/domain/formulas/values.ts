import type { Piece } from '../columns/column-plan.js';
import type { IndexVector, NumberVector } from '../columns/vectors.js';

/** 1 in the rows that have a value, 0 in those that are null; undefined if no row is null. */
export type Mask = (() => IndexVector) | undefined;

/**
 * A number, day, moment or duration, stored as a whole number of parts. The steps that compute it run only if `values` is
 * called. The stored numbers are within the bounds in every row, null or not.
 */
export interface Quantity {
  readonly type: 'number' | 'date' | 'datetime' | 'duration';
  /** The number of parts of 1, a power of ten; of a day, for the types of times. */
  readonly parts: number;
  /** Bounds of the stored numbers, both inclusive. */
  readonly min: number;
  readonly max: number;
  readonly values: () => NumberVector;
  readonly present: Mask;
}

/** A number after a division: a double, between bounds that may be infinite. */
export interface Real {
  readonly type: 'real';
  readonly min: number;
  readonly max: number;
  readonly values: () => NumberVector;
  readonly present: Mask;
  /** The exact operands of the division, from which the quotient can be rounded exactly. */
  readonly quotient?: { readonly dividend: Quantity; readonly divisor: Quantity };
}

export interface Truth {
  readonly type: 'boolean';
  /** 1 in the rows that are true, 0 in those that are false or null. */
  readonly flags: () => IndexVector;
  readonly present: Mask;
}

export interface Text {
  readonly type: 'text';
  /** The text is their concatenation, also in the rows that are null. */
  readonly pieces: readonly Piece[];
  /** The same text as one piece. */
  readonly written: () => TextPiece;
  readonly present: Mask;
}

export type TextPiece = Extract<Piece, { readonly kind: 'text' }>;

/** Null in every row. */
export interface Null {
  readonly type: 'null';
}

/** The values of a part of a formula, for all rows of a window. */
export type Value = Quantity | Real | Truth | Text | Null;

const NOUNS: Readonly<Record<Value['type'], string>> = {
  number: 'a number',
  real: 'a number',
  date: 'a date',
  datetime: 'a moment',
  duration: 'a duration',
  boolean: 'true or false',
  text: 'a text',
  null: 'null',
};

/** The type of a value, for messages. */
export function nounOf({ type }: Value): string {
  return NOUNS[type];
}

export function isQuantity(value: Value): value is Quantity {
  return ['number', 'date', 'datetime', 'duration'].includes(value.type);
}

export function isNumber(value: Value): value is (Quantity & { readonly type: 'number' }) | Real {
  return value.type === 'number' || value.type === 'real';
}

/** Whether a value is a day or a moment. */
export function isTime(value: Value): value is Quantity & { readonly type: 'date' | 'datetime' } {
  return value.type === 'date' || value.type === 'datetime';
}

/** The text of a value that is the same in every row; undefined if it depends on the row. */
export function constantText({ pieces }: Text): string | undefined {
  let text = '';
  for (const piece of pieces) {
    if (piece.kind !== 'literal') return undefined;
    text += piece.text;
  }
  return text;
}
