import type { PlainField } from './plain-field.js';

/**
 * A field that suits a column, and why.
 *
 * @example
 * const guess: Guess = { type: 'email', confidence: CONFIDENCE.whole, because: 'the name is email' };
 * guess.confidence; // => 0.9
 */
export interface Guess extends PlainField {
  /** How far the guess is to be trusted, from 0 to 1: an order of guesses, and no measured share. */
  readonly confidence: number;
  /** What says so, as a clause: `status of orders`. */
  readonly because: string;
}

/** A field that may suit a column; a guess if something speaks for it. */
export type Candidate = PlainField & Partial<Guess>;

/** How far a guess is to be trusted, by what it follows from. */
export const CONFIDENCE = {
  /** The whole name says it, or a phrase together with the thing that it describes. */
  whole: 0.9,
  /** The end of the name says it. */
  end: 0.7,
  /** A class of words says it, such as the nouns of people. */
  kind: 0.4,
  /** Nothing says it. */
  none: 0.1,
} as const;

/** The fields with the same confidence and reason. */
export function guesses(
  fields: readonly PlainField[],
  confidence: number,
  because: string,
): readonly Guess[] {
  return fields.map((field) => ({ ...field, confidence, because }));
}

/** A candidate without what speaks for it. */
export function plainField({ type, constraints, items }: Candidate): PlainField {
  return { type, ...(constraints && { constraints }), ...(items && { items }) };
}
