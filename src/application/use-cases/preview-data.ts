import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { GenerateData } from './generate-data.js';
import type { Generation } from './generation.js';

/** The most rows that a preview shows. */
export const PREVIEW_ROWS = 10;

/** The head of the table that the same request generates, always as JSON. */
export class PreviewData {
  readonly #generate: GenerateData;

  constructor(generate: GenerateData) {
    this.#generate = generate;
  }

  run(input: unknown, signal: AbortSignal): TaskEither<Failure, Generation> {
    return this.#generate.runAs(input, signal, (request) => ({
      ...request,
      rows: Math.min(request.rows, PREVIEW_ROWS),
      format: 'json',
    }));
  }
}
