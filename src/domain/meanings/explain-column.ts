import { type Guess, plainField } from './guess.js';
import { guessField, type KnownNames } from './guess-field.js';
import type { PlainField } from './plain-field.js';

/** A field, how far it is to be trusted from 0 to 1, and what says so. */
export type ExplainedField = PlainField & Pick<Guess, 'confidence' | 'because'>;

/** The field that suits a column best, and the next two that differ from it. */
export type ExplainedColumn = ExplainedField & { readonly offers: readonly ExplainedField[] };

/**
 * Which field suits a column such as `orders.status`, why, and what else would; undefined if its name means nothing.
 *
 * @example
 * explainColumn('orders.status', engine)?.because; // => 'status of order'
 */
export function explainColumn(column: string, known: KnownNames): ExplainedColumn | undefined {
  const at = column.lastIndexOf('.');
  const [table, name] = [column.slice(0, Math.max(0, at)), column.slice(at + 1)];
  const found = guessField(name, { names: [name], table }, known);
  return found && { ...explained(found.guess), offers: found.offers.map(explained) };
}

function explained(guess: Guess): ExplainedField {
  const { confidence, because } = guess;
  return { ...plainField(guess), confidence, because };
}
