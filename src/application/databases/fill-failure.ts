import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { Concern } from '../ports/confirm.js';
import { DatabaseError } from '../ports/database-link.js';

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
  | { readonly code: 'nothing_to_fill' }
  /** Nobody has agreed to what the load would do. */
  | { readonly code: 'not_agreed'; readonly concerns: readonly Concern[] }
  /** The database refuses something, in words for its user. They may contain the password. */
  | { readonly code: 'database_refused'; readonly reason: string };

/** Work with a database. What the database refuses is a failure. */
export function orFailure<A>(
  work: () => Promise<E.Either<FillFailure, A>>,
): TaskEither<FillFailure, A> {
  return () =>
    work().catch((error: unknown) => {
      if (!(error instanceof DatabaseError)) throw error;
      return E.left({ code: 'database_refused', reason: error.message });
    });
}
