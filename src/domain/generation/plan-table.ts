import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import { isBinary } from '../formats/format.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { GenerateRequest } from './generate-request.js';
import { planColumns } from './plan-columns.js';
import { planFile } from './plan-file.js';
import { planText } from './plan-text.js';
import { planValues } from './plan-values.js';
import type { PreparedData } from './prepared-data.js';
import { placedInSet } from './sets/placed-in-set.js';
import type { ColumnsPlan, TablePlan } from './table-plan.js';

/**
 * Plans the table of a valid request in steps of one column each: a long list of words takes milliseconds, and a table
 * may have a thousand columns. Fails if a column does not suit those that it refers to, or if a row can exceed the limits
 * of `row-limits.ts`. Fails, too, if the table and those that `prepared` has counted exceed the limit on prepared data.
 */
export function* planTableStepwise(
  request: GenerateRequest,
  vocabulary: Vocabulary,
  prepared?: PreparedData,
): Stepwise<E.Either<Failure, TablePlan>> {
  const columns = yield* planColumns(request, vocabulary, prepared);
  if (E.isLeft(columns)) return E.left(placedInSet(columns.left, request));
  const { format } = request;
  const plan: E.Either<Failure, TablePlan> = isBinary(format)
    ? yield* planFile(request, format, columns.right)
    : yield* planText(request, format, columns.right);
  return E.mapLeft((failure: Failure) => placedInSet(failure, request))(plan);
}

/** Plans the columns of a valid request as values, whatever its format. */
export function* planTableColumns(
  request: GenerateRequest,
  vocabulary: Vocabulary,
): Stepwise<E.Either<Failure, ColumnsPlan>> {
  const columns = yield* planColumns(request, vocabulary);
  const plan = E.isLeft(columns) ? columns : yield* planValues(request, columns.right);
  return E.mapLeft((failure: Failure) => placedInSet(failure, request))(plan);
}
