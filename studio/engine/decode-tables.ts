import * as E from 'fp-ts/lib/Either.js';
import {
  type Failure,
  type GenerateRequest,
  inOneGo,
  isSet,
  NO_LIMITS,
  type RequestTerms,
  type SetRequest,
  type TableEngine,
} from '../../src/page/index.js';
import type { Request } from './messages.js';

export type Tables = SetRequest['tables'];

/** A request of the page has a seed. */
export const TERMS: RequestTerms = { limits: NO_LIMITS, drawSeed: () => 0 };

/** Checks a request for a table or a set. The engine has loaded what it needs. */
export function decodeTables(request: Request, engine: TableEngine): E.Either<Failure, Tables> {
  const context = engine.contextOf(TERMS);
  if (context.sets !== undefined && isSet(request)) {
    const set = inOneGo(context.sets.decodeSetStepwise(request, context));
    return E.map(({ tables }: SetRequest) => tables)(set);
  }
  return E.map((table: GenerateRequest): Tables => [table])(engine.decode(request, TERMS));
}
