import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { isObject } from '../../domain/basics/members.js';
import type { Stepwise } from '../../domain/basics/stepwise.js';
import type { RequestTerms, TableEngine } from '../../domain/engine/table-engine.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { Seed } from '../../domain/generation/generate-request.js';
import { encodeChanges } from '../../domain/histories/encode-changes.js';
import { type ChangesPlan, planChanges } from '../../domain/histories/plan-changes.js';
import { decodeChangesStepwise } from '../../domain/schema/sets/decode-changes.js';
import type { Entropy } from '../ports/entropy.js';
import type { Gate, Requester, WorkSize } from '../ports/gate.js';
import type { Log } from '../ports/log.js';
import type { Turns } from '../ports/turns.js';
import { fitsAnswer, type ServiceLimits } from './answer-limit.js';
import { enterUntilEnd } from './enter-until-end.js';
import { givingWay } from './giving-way.js';
import { loadWords } from './load-words.js';

/** More changes are large work, which waits for a permit. */
const FEW_CHANGES = 200;

/** A feed of changes that are not made yet. */
export interface ListedChanges {
  readonly seed: Seed;
  /** The moment from which relative times count, in milliseconds since 1970; undefined if the request has none. */
  readonly now: number | undefined;
  /** Lines of JSON in UTF-8. The work proceeds only as they are read. */
  readonly lines: AsyncIterable<Uint8Array>;
}

/** What changes are listed with. */
export interface ChangesPorts {
  readonly engine: TableEngine;
  readonly limits: ServiceLimits;
  readonly entropy: Pick<Entropy, 'seed'>;
  readonly turns: Turns;
  /** Limits how many callers are served at a time. A program with one caller has no gate. */
  readonly gate?: Gate;
  /** Gets the reason why words cannot be loaded, which callers do not see. Without a log, it is thrown. */
  readonly log?: Log;
}

/** Lists what changes in the tables of a set from a moment up to another one. */
export class ListChanges {
  readonly #ports: ChangesPorts;

  constructor(ports: ChangesPorts) {
    this.#ports = ports;
  }

  /** The requester's signal must abort when the answer has ended: the permit of the work is released then. */
  run(input: unknown, requester: Requester): TE.TaskEither<Failure, ListedChanges> {
    const { engine, limits, entropy, turns } = this.#ports;
    const terms = { limits, drawSeed: () => entropy.seed() };
    return pipe(
      loadWords(input, this.#ports),
      TE.chain(() => givingWay(plannedChanges(input, engine, terms), turns)),
      TE.chainFirstEitherK(({ expected, longest }) =>
        fitsAnswer(Math.ceil(expected * longest), limits, {
          path: '/until',
          remedy: 'ask for a shorter time',
          isMean: true,
        }),
      ),
      TE.chainFirst((plan) => this.#enter(plan, requester)),
      TE.map((plan) => ({
        seed: plan.request.seed,
        now: plan.request.now,
        lines: linesOf(plan, turns, requester.signal),
      })),
    );
  }

  #enter(plan: ChangesPlan, requester: Requester): TE.TaskEither<Failure, void> {
    const { gate } = this.#ports;
    if (gate === undefined) return TE.right(undefined);
    return enterUntilEnd(gate, sizeOf(plan), requester);
  }
}

/** The lines of a feed in chunks. The work proceeds only as they are read, and stops when the signal aborts. */
export async function* linesOf(
  plan: ChangesPlan,
  turns: Turns,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const size = sizeOf(plan);
  for (const chunk of encodeChanges(plan)) {
    if (chunk.length > 0) yield chunk;
    if (turns.isOver) await turns.next(size);
    signal.throwIfAborted();
  }
}

const sizeOf = ({ expected }: ChangesPlan): WorkSize =>
  expected > FEW_CHANGES ? 'large' : 'small';

/** Checks a request for changes and plans them, in steps. */
export function* plannedChanges(
  input: unknown,
  engine: TableEngine,
  terms: RequestTerms,
  isKeyed = false,
): Stepwise<E.Either<Failure, ChangesPlan>> {
  const members = isObject(input) ? input : {};
  const request = yield* decodeChangesStepwise(members, engine.contextOf(terms));
  return E.isLeft(request)
    ? request
    : yield* planChanges(request.right, engine.vocabulary, isKeyed);
}
