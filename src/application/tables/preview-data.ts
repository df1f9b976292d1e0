import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import { isObject } from '../../domain/basics/members.js';
import type { Failure } from '../../domain/errors/failure.js';
import { NO_COMPRESSION } from '../../domain/formats/compression.js';
import { json } from '../../domain/formats/json.js';
import type { Requester } from '../ports/gate.js';
import type { GenerateData } from './generate-data.js';
import type { Generation } from './generation.js';

/** The maximum number of rows of a preview, unless its caller names another one. */
export const PREVIEW_ROWS = 10;

/** Plans the first rows of the table that the same request generates, always as JSON. */
export class PreviewData {
  readonly #generate: GenerateData;

  constructor(generate: GenerateData) {
    this.#generate = generate;
  }

  run(input: unknown, requester: Requester, most = PREVIEW_ROWS): TaskEither<Failure, Generation> {
    return this.#generate.runAs(input, requester, {
      table: (request) => ({
        ...request,
        rows: Math.min(request.rows, most),
        format: json,
        options: {},
        compression: undefined,
      }),
      source: isObject(input)
        ? { ...input, format: json.name, compression: NO_COMPRESSION }
        : input,
    });
  }
}
