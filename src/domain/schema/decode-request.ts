import * as E from 'fp-ts/lib/Either.js';
import { required } from '../basics/required.js';
import type { Stepwise } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import type { GenerateRequest } from '../generation/generate-request.js';
import type { SetRequest } from '../generation/sets/set-request.js';
import type { DecodeContext } from './decode-context.js';
import { decodeTableStepwise } from './decode-table.js';
import { hasGroups, needsSets } from './sets/is-set.js';

/** Decodes and checks a request for one table, alone or of a set, in steps of one field each. */
export function* decodeRequestStepwise(
  input: unknown,
  context: DecodeContext,
): Stepwise<E.Either<Failure, GenerateRequest>> {
  if (!needsSets(input)) return yield* decodeTableStepwise(input, context);
  const { decodeGroupedStepwise, decodeSetStepwise } = required(
    context.sets,
    'sets are not loaded',
  );
  if (hasGroups(input)) return yield* decodeGroupedStepwise(input, context);
  return E.map(({ tables: [table] }: SetRequest) => table)(
    yield* decodeSetStepwise(input, context),
  );
}
