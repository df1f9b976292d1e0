import * as E from 'fp-ts/lib/Either.js';
import type { FillFailure } from '../../../application/databases/fill-failure.js';
import { quote } from '../../../domain/errors/quote.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { refusal } from '../requests/refused-request.js';

/** The result; throws `Ending` for a refusal to fill a database. `path` is the file of the request, for messages. */
export function orFillEnding<A>(result: E.Either<FillFailure, A>, path: string): A {
  if (E.isRight(result)) return result.right;
  throw fillEnding(result.left, path);
}

function fillEnding(failure: FillFailure, path: string): Error {
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
    default:
      return new Error(failure.code);
  }
}

function refused(line: string, details: readonly string[] = []): Ending {
  return new Ending(exitCode.refused, [line], details);
}
