import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import { planTable } from '../../domain/generation/plan-table.js';
import { askedLocales } from '../../domain/schema/asked-locales.js';
import { decodeRequest } from '../../domain/schema/decode-request.js';
import type { GenerateRequest } from '../../domain/schema/generate-request.js';
import type { RequestLimits } from '../../domain/schema/limits.js';
import type { Entropy } from '../ports/entropy.js';
import type { RowSource } from '../ports/row-source.js';
import type { WordSource } from '../ports/word-source.js';
import { type Generation, generation } from './generation.js';

/** Checks a request and plans its table; the rows are made when the result is opened. */
export class GenerateData {
  readonly #words: WordSource;
  readonly #limits: RequestLimits;
  readonly #entropy: Entropy;
  readonly #rows: RowSource;

  constructor(words: WordSource, limits: RequestLimits, entropy: Entropy, rows: RowSource) {
    this.#words = words;
    this.#limits = limits;
    this.#entropy = entropy;
    this.#rows = rows;
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
      TE.chainEitherK(() =>
        decodeRequest(input, {
          vocabulary,
          limits: this.#limits,
          drawSeed: () => this.#entropy.seed(),
        }),
      ),
      TE.map(change),
      TE.chainEitherK((request) => planTable(request, vocabulary)),
      TE.map((plan) => generation({ plan, input }, this.#rows)),
    );
  }
}
