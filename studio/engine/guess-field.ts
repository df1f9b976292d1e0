import { guessField as guesses, plainField } from '../../src/page/guess-field.js';
import { allFieldTypes } from './all-field-types.js';
import type { FieldSketch } from './messages.js';

/** The field that a name suggests, by the rules with which schemas of databases are read; or else a word. */
export function guessField(name: string, others: readonly string[]): FieldSketch {
  const known = { fieldTypes: allFieldTypes, meanings: [] };
  const found = guesses(name, { names: [...others, name] }, known);
  return found === undefined ? { type: 'word' } : plainField(found.guess);
}
