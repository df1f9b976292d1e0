import { namedField } from '../../src/page/named-field.js';
import { allFieldTypes } from './all-field-types.js';
import type { FieldSketch } from './messages.js';

/** The field that a name suggests, by the rules with which schemas of databases are read; or else a word. */
export function guessField(name: string, others: readonly string[]): FieldSketch {
  return namedField(name, [...others, name], allFieldTypes) ?? { type: 'word' };
}
