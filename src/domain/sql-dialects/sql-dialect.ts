import type { Escape } from '../encoding/escape.js';
import type { Fault } from '../errors/fault.js';
import type { TableNames } from '../schema/generate-request.js';

/** What a database wants written its own way. */
export interface SqlDialect {
  readonly name: string;
  /** A name that is no plain word, quoted. */
  quoteName(name: string): string;
  /** Stands before a text literal's contents, and after. */
  readonly open: string;
  readonly close: string;
  readonly escape: Escape;
  readonly true: string;
  readonly false: string;
  /** Statements that open and close a file, given what the file holds. */
  settings(facts: SqlFacts): { readonly head: string; readonly foot: string };
  /** Names that this database would cut, change or confuse. */
  check(names: TableNames): readonly Fault[];
}

export interface SqlFacts {
  readonly quotesNames: boolean;
  /** Some text of the file may hold a backslash. */
  readonly backslashes: boolean;
}
