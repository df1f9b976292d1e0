import * as E from 'fp-ts/lib/Either.js';
import type { Failure } from '../../domain/errors/failure.js';
import { InvalidRequestError } from './invalid-request-error.js';

/** The result; throws `InvalidRequestError` with the faults of a refused request. */
export function orThrow<A>(result: E.Either<Failure, A>): A {
  if (E.isRight(result)) return result.right;
  const failure = result.left;
  if (failure.code !== 'invalid_request') throw new Error(failure.code);
  throw new InvalidRequestError(failure.faults, failure.omitted);
}
