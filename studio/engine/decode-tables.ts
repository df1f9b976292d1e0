import * as E from 'fp-ts/lib/Either.js';
import { inOneGo } from '../../src/domain/basics/stepwise.js';
import type { Failure } from '../../src/domain/errors/failure.js';
import type { GenerateRequest } from '../../src/domain/generation/generate-request.js';
import type { SetRequest } from '../../src/domain/generation/set-request.js';
import type { DecodeContext } from '../../src/domain/schema/decode-context.js';
import { decodeTableStepwise } from '../../src/domain/schema/decode-table.js';
import { isSet } from '../../src/domain/schema/is-set.js';
import type { Request } from './messages.js';

export type Tables = SetRequest['tables'];

/** Checks a request for a table alone. */
export function decodeTable(
  request: Request,
  context: DecodeContext,
): E.Either<Failure, GenerateRequest> {
  return inOneGo(decodeTableStepwise(request, context));
}

/** Checks a request for a table or a set. Code for sets loads when there is one. */
export async function decodeTables(
  request: Request,
  context: DecodeContext,
): Promise<E.Either<Failure, Tables>> {
  if (!isSet(request)) {
    return E.map((table: GenerateRequest): Tables => [table])(decodeTable(request, context));
  }
  const { decodeSetStepwise } = await import('../../src/domain/schema/decode-set.js');
  return E.map(({ tables }: SetRequest) => tables)(inOneGo(decodeSetStepwise(request, context)));
}
