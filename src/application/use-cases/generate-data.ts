import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import { planTableStepwise } from '../../domain/generation/plan-table.js';
import { askedLocales } from '../../domain/schema/asked-locales.js';
import { decodeRequestStepwise } from '../../domain/schema/decode-request.js';
import type { GenerateRequest } from '../../domain/schema/generate-request.js';
import type { RequestLimits } from '../../domain/schema/limits.js';
import type { Entropy } from '../ports/entropy.js';
import type { RowSource } from '../ports/row-source.js';
import type { Turns } from '../ports/turns.js';
import type { WordSource } from '../ports/word-source.js';
import { type Generation, generation } from './generation.js';
import { givingWay } from './giving-way.js';

/** Checks a request and plans its table; the rows are made when the result is opened. */
export class GenerateData {
  readonly #words: WordSource;
  readonly #limits: RequestLimits;
  readonly #entropy: Entropy;
  readonly #rows: RowSource;
  readonly #turns: Turns;

  constructor(
    words: WordSource,
    limits: RequestLimits,
    entropy: Entropy,
    rows: RowSource,
    turns: Turns,
  ) {
    this.#words = words;
    this.#limits = limits;
    this.#entropy = entropy;
    this.#rows = rows;
    this.#turns = turns;
  }

  run(input: unknown): TE.TaskEither<Failure, Generation> {
    return this.runAs(input, (request) => request);
  }

  /** As `run`, with the valid request changed before it is planned. */
  runAs(
    input: unknown,
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
      TE.chain((request) => givingWay(planTableStepwise(request, vocabulary), this.#turns)),
      TE.map((plan) => generation({ plan, input }, this.#rows)),
    );
  }
}
