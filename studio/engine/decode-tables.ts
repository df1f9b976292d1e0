import * as E from 'fp-ts/lib/Either.js';
import {
  type DecodeContext,
  decodeTableStepwise,
  type Failure,
  type GenerateRequest,
  hasGroups,
  inOneGo,
  isSet,
  type SetRequest,
} from '../../src/page/index.js';
import type { Request } from './messages.js';

export type Tables = SetRequest['tables'];

/** Checks a request for a table alone. */
export function decodeTable(
  request: Request,
  context: DecodeContext,
): E.Either<Failure, GenerateRequest> {
  return inOneGo(decodeTableStepwise(request, context));
}

/** Checks a request for a table or a set. Code for sets loads when there is one, or when a table has groups. */
export async function decodeTables(
  request: Request,
  context: DecodeContext,
): Promise<E.Either<Failure, Tables>> {
  if (hasGroups(request)) {
    const { decodeGroupedStepwise } = await import('../../src/page/sets.js');
    const table = inOneGo(decodeGroupedStepwise(request, context));
    return E.map((grouped: GenerateRequest): Tables => [grouped])(table);
  }
  if (!isSet(request)) {
    return E.map((table: GenerateRequest): Tables => [table])(decodeTable(request, context));
  }
  const { decodeSetStepwise } = await import('../../src/page/sets.js');
  return E.map(({ tables }: SetRequest) => tables)(inOneGo(decodeSetStepwise(request, context)));
}
