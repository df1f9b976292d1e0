import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import { planTableStepwise } from '../../domain/generation/plan-table.js';
import { askedLocales } from '../../domain/schema/asked-locales.js';
import { decodeRequestStepwise } from '../../domain/schema/decode-request.js';
import type { GenerateRequest } from '../../domain/schema/generate-request.js';
import type { RequestLimits } from '../../domain/schema/limits.js';
import type { Entropy } from '../ports/entropy.js';
import type { Gate } from '../ports/gate.js';
import type { RowSource } from '../ports/row-source.js';
import type { Turns } from '../ports/turns.js';
import type { WordSource } from '../ports/word-source.js';
import { type Generation, generation } from './generation.js';
import { givingWay } from './giving-way.js';

/** Tables of so few fields are planned without waiting: there is always room for a preview. */
const FEW_FIELDS = 32;

/** Checks a request and plans its table; the rows are made when the result is opened. */
export class GenerateData {
  readonly #words: WordSource;
  readonly #limits: RequestLimits;
  readonly #entropy: Entropy;
  readonly #rows: RowSource;
  readonly #turns: Turns;
  readonly #planning: Gate;

  constructor(
    words: WordSource,
    limits: RequestLimits,
    entropy: Entropy,
    rows: RowSource,
    turns: Turns,
    /** Its places are fields: a plan lives as long as its answer, and takes up to 75 KB a field. */
    planning: Gate,
  ) {
    this.#words = words;
    this.#limits = limits;
    this.#entropy = entropy;
    this.#rows = rows;
    this.#turns = turns;
    this.#planning = planning;
  }

  /** The signal is that of the answer: its abort is the end of the plan. */
  run(input: unknown, signal: AbortSignal): TE.TaskEither<Failure, Generation> {
    return this.runAs(input, signal, (request) => request);
  }

  /** As `run`, with the valid request changed before it is planned. */
  runAs(
    input: unknown,
    signal: AbortSignal,
    change: (request: GenerateRequest) => GenerateRequest,
  ): TE.TaskEither<Failure, Generation> {
    const vocabulary = this.#words;
    return pipe(
      TE.fromTask<void, Failure>(() => vocabulary.load(askedLocales(input, vocabulary))),
      TE.chain(() => {
        const drawSeed = () => this.#entropy.seed();
        const context = { vocabulary, limits: this.#limits, drawSeed };
        return givingWay(decodeRequestStepwise(input, context), this.#turns);
      }),
      TE.map(change),
      TE.chainFirst((request) => this.#takeRoom(request.fields.length, signal)),
      TE.chain((request) => givingWay(planTableStepwise(request, vocabulary), this.#turns)),
      TE.map((plan) => generation({ plan, input }, this.#rows)),
    );
  }

  /** Before the plan is made: a thousand requests of a thousand fields must not plan at once. */
  #takeRoom(fields: number, signal: AbortSignal): TE.TaskEither<Failure, void> {
    if (fields <= FEW_FIELDS) return TE.right(undefined);
    return pipe(
      this.#planning.enter('large', signal, fields),
      TE.map((leave) => atEnd(signal, leave)),
    );
  }
}

function atEnd(signal: AbortSignal, leave: () => void): void {
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
}
