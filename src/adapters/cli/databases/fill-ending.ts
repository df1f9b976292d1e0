import * as E from 'fp-ts/lib/Either.js';
import type { FillFailure } from '../../../application/databases/fill-failure.js';
import { DatabaseError } from '../../../application/ports/database-link.js';
import { quote } from '../../../domain/errors/quote.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { refusal } from '../requests/refused-request.js';
import { hasTerminal, questionOf } from './confirm.js';

/**
 * The result; throws `Ending` for a refusal to fill a database, which a message calls `shown`. `path` is the file of the
 * request.
 */
export function orFillEnding<A>(result: E.Either<FillFailure, A>, path: string, shown: string): A {
  if (E.isRight(result)) return result.right;
  throw fillEnding(result.left, path, shown);
}

function fillEnding(failure: FillFailure, path: string, shown: string): Error {
  switch (failure.code) {
    case 'invalid_request':
      return refusal(failure.faults, { path, options: {} }, failure.omitted);
    case 'table_unnamed':
      return refused('name the table: --table, or table_name in the request');
    case 'table_unknown': {
      const { table, nearest } = failure;
      const hint = nearest === undefined ? '' : `; did you mean ${quote(nearest)}?`;
      return refused(`the database has no table ${quote(table)}${hint}`);
    }
    case 'rows_unfit':
      return refused('the request does not fit the database', failure.reasons);
    case 'resume_without_seed':
      return refused(
        '--resume repeats a load, so it needs a seed: --seed, or a seed in the request',
      );
    case 'resume_of_cycle':
      return refused(
        'tables that refer to each other are loaded in one transaction: leave out --resume',
        failure.pairs,
      );
    case 'nothing_to_fill':
      return refused('the database has no table to fill');
    case 'not_agreed':
      return refused(
        hasTerminal()
          ? 'nothing was written'
          : `${questionOf(failure.concerns, shown)} Repeat the command with --yes`,
      );
    case 'database_refused':
      // The connection adds its name and hides the password.
      return new DatabaseError(failure.reason);
    default:
      return new Error(failure.code);
  }
}

function refused(line: string, details: readonly string[] = []): Ending {
  return new Ending(exitCode.refused, [line], details);
}
