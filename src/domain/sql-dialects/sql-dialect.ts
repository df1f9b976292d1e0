import type { Escape } from '../encoding/escape.js';
import type { ColumnTypes } from './column-types.js';
import type { NameRules } from './names.js';

/**
 * What a database wants written its own way. All that is known about a dialect stands in its record.
 *
 * @example
 * const duckdb: SqlDialect = { ...sqlDialects.postgresql, name: 'duckdb' };
 * const fields = [{ name: 'n', type: 'sequence' }];
 * const request = { rows: 1, format: 'sql', sql: { dialect: 'duckdb' }, fields };
 * const table = generate(request, { extensions: [{ dialects: [duckdb] }] });
 * table.text().includes('INSERT INTO'); // => true
 */
export interface SqlDialect {
  readonly name: string;
  readonly names: NameRules;
  /** A name that is no plain word, quoted. */
  quoteName(name: string): string;
  /** The form of literals for texts over this alphabet, none longer than so many UTF-16 code units. */
  literal(alphabet: string, longest: number): LiteralForm;
  readonly true: string;
  readonly false: string;
  /** Statements that open and close a file, given what the file holds. */
  settings(facts: SqlFacts): { readonly head: string; readonly foot: string };
  readonly types: ColumnTypes;
}

export interface LiteralForm {
  readonly open: string;
  readonly close: string;
  readonly escape: Escape;
}

export interface SqlFacts {
  readonly quotesNames: boolean;
  /** Some text of the file may hold a backslash. */
  readonly backslashes: boolean;
}

/** The settings of a dialect that needs none. */
export const noSettings: SqlDialect['settings'] = () => ({ head: '', foot: '' });
