import type { Failure } from '../../domain/errors/failure.js';

/** An expected refusal to fill a database. */
export type FillFailure =
  /** The request breaks rules of requests. */
  | Failure
  /** Neither the request nor its caller names the table. */
  | { readonly code: 'table_unnamed' }
  /** The database has no such table; `nearest` is the table that may be meant. */
  | { readonly code: 'table_unknown'; readonly table: string; readonly nearest?: string }
  /** Rows of the request do not fit their tables, for these reasons. */
  | { readonly code: 'rows_unfit'; readonly reasons: readonly string[] }
  /** A load that can be resumed needs a seed. */
  | { readonly code: 'resume_without_seed' }
  /** Tables that refer to each other are loaded in one transaction, so the load cannot be resumed. */
  | { readonly code: 'resume_of_cycle'; readonly pairs: readonly string[] }
  /** The database has no tables, or rows in all of them that stay. */
  | { readonly code: 'nothing_to_fill' };
