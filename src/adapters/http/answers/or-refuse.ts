import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../../domain/errors/failure.js';
import { refusalOf } from '../refusal.js';

/** Runs the task of a verb and returns its result, or throws its failure as a `Refusal`, as Koa expects. */
export async function orRefuse<A>(task: TaskEither<Failure, A>): Promise<A> {
  const result = await task();
  if (E.isLeft(result)) throw refusalOf(result.left);
  return result.right;
}
