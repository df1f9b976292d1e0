import type { Escape } from '../encoding/escape.js';
import type { ColumnTypes } from './column-types.js';
import type { NameRules } from './names.js';

/**
 * The notation of a database. This record holds everything that is known about a dialect.
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
  /** The name for people. Default: `name`. */
  readonly label?: string;
  readonly names: NameRules;
  /** Quotes a name that is not a plain word. */
  quoteName(name: string): string;
  /** Returns the form of literals for texts over this alphabet, of at most `longest` UTF-16 code units. */
  literal(alphabet: string, longest: number): LiteralForm;
  readonly true: string;
  readonly false: string;
  /** Returns the statements at the start and the end of a file with this content. */
  settings(facts: SqlFacts): { readonly head: string; readonly foot: string };
  readonly types: ColumnTypes;
  readonly circles: CircleRules;
  /**
   * Returns what follows an INSERT of one row, without its semicolon, so that a row whose key is there gets the values. Without this
   * member, rows that are new are inserted and others updated.
   */
  upsert?(names: UpsertNames): string;
}

/** The columns of a row that is inserted or updated, in the notation of SQL. */
export interface UpsertNames {
  /** The columns that identify the row: at least one. */
  readonly key: readonly string[];
  readonly others: readonly string[];
}

/** The upsert of PostgreSQL, which SQLite and DuckDB have as well. */
export function onConflict({ key, others }: UpsertNames): string {
  const set = others.map((name) => `${name} = excluded.${name}`).join(', ');
  return ` ON CONFLICT (${key.join(', ')}) DO ${set === '' ? 'NOTHING' : `UPDATE SET ${set}`}`;
}

/** How tables that refer to each other in a circle are filled. */
export interface CircleRules {
  /** Whether a reference can be added to a table with rows. Otherwise CREATE TABLE names the later table. */
  readonly addsReferences: boolean;
  /** Returns the statements around the rows of these tables that put off the checks of their references. */
  deferred(tables: readonly string[]): { readonly head: string; readonly foot: string };
}

/** Constraints that are deferrable are checked at the end of the transaction. */
export const deferredConstraints: CircleRules = {
  addsReferences: true,
  deferred: () => ({ head: 'BEGIN;\nSET CONSTRAINTS ALL DEFERRED;\n', foot: 'COMMIT;\n' }),
};

export interface LiteralForm {
  readonly open: string;
  readonly close: string;
  readonly escape: Escape;
}

export interface SqlFacts {
  readonly quotesNames: boolean;
  /** Whether a text of the file may contain a backslash. */
  readonly backslashes: boolean;
}

/** The settings of a dialect that needs none. */
export const noSettings: SqlDialect['settings'] = () => ({ head: '', foot: '' });
