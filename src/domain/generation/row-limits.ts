import * as E from 'fp-ts/lib/Either.js';
import type { FillStep } from '../columns/fill-step.js';
import { vectorsOf } from '../columns/vectors-of.js';
import { type Failure, invalidRequest } from '../errors/failure.js';

/** The limit on the longest possible row of a request, in bytes of its format. */
export const MAX_ROW_BYTES = 4 * 1024 * 1024;

/** The limit on the memory for the vectors of a single row: a formula may compute many long texts that no row shows. */
const MAX_VECTOR_BYTES = 16 * 1024 * 1024;

/** Refuses a table whose longest possible row has more than `MAX_ROW_BYTES`, or its vectors `MAX_VECTOR_BYTES`. */
export function withinRowLimits(
  widestRow: number,
  steps: readonly FillStep[],
): E.Either<Failure, void> {
  if (widestRow > MAX_ROW_BYTES) {
    return E.left(tooLong(`the longest possible row has ${widestRow} bytes`, MAX_ROW_BYTES));
  }
  let vectorBytes = 0;
  for (const vector of vectorsOf(steps)) vectorBytes += vector.room(1);
  return vectorBytes > MAX_VECTOR_BYTES
    ? E.left(tooLong(`the values of a row take ${vectorBytes} bytes`, MAX_VECTOR_BYTES))
    : E.right(undefined);
}

function tooLong(problem: string, most: number): Failure {
  const message = `${problem}, but at most ${most} are allowed: ask for fewer or shorter columns`;
  return invalidRequest({ path: '/fields', message });
}
