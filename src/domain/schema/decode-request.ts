import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import type { GenerateRequest } from '../generation/generate-request.js';
import type { SetRequest } from '../generation/set-request.js';
import type { DecodeContext } from './decode-context.js';
import { decodeSetStepwise } from './decode-set.js';
import { decodeTableStepwise } from './decode-table.js';
import { isTableOfSet } from './is-set.js';

/** Decodes and checks a request for one table, alone or of a set, in steps of one field each. */
export function* decodeRequestStepwise(
  input: unknown,
  context: DecodeContext,
): Stepwise<E.Either<Failure, GenerateRequest>> {
  if (!isTableOfSet(input)) return yield* decodeTableStepwise(input, context);
  return E.map(({ tables: [table] }: SetRequest) => table)(
    yield* decodeSetStepwise(input, context),
  );
}
