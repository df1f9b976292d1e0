import * as E from 'fp-ts/lib/Either.js';
import { inOneGo } from '../../src/domain/basics/stepwise.js';
import type { Failure } from '../../src/domain/errors/failure.js';
import type { Fault } from '../../src/domain/errors/fault.js';
import { changeBatches, encodeChanges } from '../../src/domain/histories/encode-changes.js';
import { planChanges } from '../../src/domain/histories/plan-changes.js';
import { decodeChangesStepwise } from '../../src/domain/schema/sets/decode-changes.js';
import { DRAWN_SEED, engine, type Json, limits } from './tables.js';

const context = engine.contextOf({ limits, drawSeed: () => DRAWN_SEED });

/** An envelope of Debezium. */
export interface Envelope {
  readonly before: Json | null;
  readonly after: Json | null;
  readonly op: 'c' | 'u' | 'd';
  readonly ts_ms: number;
  readonly source: { readonly table: string; readonly ts_ms: number; readonly position: string };
}

/** The text of a feed of changes. */
export function feedText(request: Json): string {
  const decoded = right(inOneGo(decodeChangesStepwise(request, context)));
  const plan = right(inOneGo(planChanges(decoded, engine.vocabulary)));
  const decoder = new TextDecoder();
  return [...encodeChanges(plan)].map((chunk) => decoder.decode(chunk)).join('');
}

/** The keys of the rows of a feed, each before its line. */
export function keyedLines(request: Json): readonly (readonly [key: string, line: string])[] {
  const decoded = right(inOneGo(decodeChangesStepwise(request, context)));
  const plan = right(inOneGo(planChanges(decoded, engine.vocabulary, true)));
  const decoder = new TextDecoder();
  return [...changeBatches(plan)].flatMap((batch) =>
    (batch?.lines() ?? []).map(
      ({ key, bytes }) => [decoder.decode(key), decoder.decode(bytes)] as const,
    ),
  );
}

/** The changes of a feed. */
export function feedOf(request: Json): readonly Envelope[] {
  return feedText(request)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** The faults of a request for changes, of which a service makes so many cells. */
export function faultsOfChanges(
  request: Json,
  cellsOfChanges = Number.POSITIVE_INFINITY,
): readonly Fault[] {
  const limited = { ...context, limits: { ...limits, cellsOfChanges } };
  const decoded = inOneGo(decodeChangesStepwise(request, limited));
  return E.isLeft(decoded) && decoded.left.code === 'invalid_request' ? decoded.left.faults : [];
}

function right<A>(result: E.Either<Failure, A>): A {
  if (E.isRight(result)) return result.right;
  throw new Error(JSON.stringify(result.left));
}
