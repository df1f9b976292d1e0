import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Engine, RequestTerms } from '../../domain/engine/engine.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { GenerateRequest } from '../../domain/generation/generate-request.js';
import { columnCount } from '../../domain/generation/row-size.js';
import type { SetRequest } from '../../domain/generation/set-request.js';
import { isSet } from '../../domain/schema/is-set.js';
import type { Compressor } from '../ports/compressor.js';
import type { Entropy } from '../ports/entropy.js';
import type { Gate, Requester } from '../ports/gate.js';
import type { Log } from '../ports/log.js';
import type { RowSource } from '../ports/row-source.js';
import type { Turns } from '../ports/turns.js';
import { type ServiceLimits, withinAnswerLimit } from './answer-limit.js';
import { type Generation, generation } from './generation.js';
import { generationOfSet } from './generation-of-set.js';
import { givingWay } from './giving-way.js';

/** Tables of up to this number of fields are planned without a permit, so that previews never wait. */
const FEW_FIELDS = 32;
const RETRY_AFTER_SECONDS = 5;

/** Changes the request of a table before it is planned. */
type Change = (request: GenerateRequest) => GenerateRequest;

/** Checks a request and plans its table, or its set of tables. The rows are made when the result is opened and read. */
export class GenerateData {
  readonly #engine: Engine;
  readonly #limits: ServiceLimits;
  readonly #entropy: Entropy;
  readonly #rows: RowSource;
  readonly #turns: Turns;
  readonly #planning: Gate;
  readonly #compressor: Compressor;
  readonly #log: Log;

  constructor(
    engine: Engine,
    limits: ServiceLimits,
    entropy: Entropy,
    rows: RowSource,
    turns: Turns,
    /** Limits the memory of plans: a plan takes some KB per field until its answer ends. Each field needs a permit. */
    planning: Gate,
    compressor: Compressor,
    log: Log,
  ) {
    this.#engine = engine;
    this.#limits = limits;
    this.#entropy = entropy;
    this.#rows = rows;
    this.#turns = turns;
    this.#planning = planning;
    this.#compressor = compressor;
    this.#log = log;
  }

  /** The requester's signal must abort when the answer has ended: the permits of the plan are released then. */
  run(input: unknown, requester: Requester): TE.TaskEither<Failure, Generation> {
    return this.runAs(input, requester, (request) => request);
  }

  /** Like `run`, but plans each decoded table after `change`. */
  runAs(input: unknown, requester: Requester, change: Change): TE.TaskEither<Failure, Generation> {
    const terms = { limits: this.#limits, drawSeed: () => this.#entropy.seed() };
    return pipe(
      this.#loadWords(input),
      TE.chain(() =>
        isSet(input)
          ? this.#planSet(input, terms, requester, change)
          : this.#planTable(input, terms, requester, change),
      ),
    );
  }

  #planTable(
    input: unknown,
    terms: RequestTerms,
    requester: Requester,
    change: Change,
  ): TE.TaskEither<Failure, Generation> {
    const engine = this.#engine;
    return pipe(
      givingWay(engine.decodeStepwise(input, terms), this.#turns),
      TE.map(change),
      TE.chainFirst((request) => this.#takeRoom(columnCount(request.fields), requester)),
      TE.chain((request) => givingWay(engine.planStepwise(request), this.#turns)),
      TE.chainFirstEitherK((plan) => withinAnswerLimit([plan], '/rows', this.#limits)),
      TE.map((plan) => generation({ plan, input }, this.#rows, this.#compressor)),
    );
  }

  #planSet(
    input: Readonly<Record<string, unknown>>,
    terms: RequestTerms,
    requester: Requester,
    change: Change,
  ): TE.TaskEither<Failure, Generation> {
    const engine = this.#engine;
    return pipe(
      givingWay(engine.decodeSetStepwise(input, terms), this.#turns),
      TE.map(({ tables: [first, ...others] }): SetRequest => {
        return { tables: [change(first), ...others.map(change)] };
      }),
      TE.chainFirst(({ tables }) => {
        const fields = tables.reduce((sum, table) => sum + columnCount(table.fields), 0);
        return this.#takeRoom(fields, requester);
      }),
      TE.chain((request) => givingWay(engine.planSetStepwise(request), this.#turns)),
      TE.chainFirstEitherK(({ tables }) => withinAnswerLimit(tables, '/tables', this.#limits)),
      TE.map((plan) => generationOfSet(plan, input, this.#rows, this.#compressor)),
    );
  }

  /** Loading fails if there is no file descriptor or memory left, which may be different some seconds later. */
  #loadWords(input: unknown): TE.TaskEither<Failure, void> {
    return TE.tryCatch(
      () => this.#engine.load(input),
      (error): Failure => {
        this.#log.error('words_failed', { stack: error instanceof Error ? error.stack : error });
        return { code: 'overloaded', retryAfterSeconds: RETRY_AFTER_SECONDS };
      },
    );
  }

  /** Waits for a permit for each field before a wide table is planned, so that not too many plans exist at once. */
  #takeRoom(fields: number, requester: Requester): TE.TaskEither<Failure, void> {
    if (fields <= FEW_FIELDS) return TE.right(undefined);
    return pipe(
      this.#planning.enter('large', requester, fields),
      TE.map((leave) => atEnd(requester.signal, leave)),
    );
  }
}

function atEnd(signal: AbortSignal, leave: () => void): void {
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
}
