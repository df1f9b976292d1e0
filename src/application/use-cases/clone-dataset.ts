import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import { cloneFaults } from '../../domain/hub/clone-faults.js';
import type { CloneRequest } from '../../domain/hub/hub-requests.js';
import type { InferredField } from '../../domain/inference/index.js';
import type { GenerateData } from './generate-data.js';
import type { Generation } from './generation.js';
import type { InferDatasetSchema } from './infer-dataset-schema.js';

/** A planned clone: the same as its schema sent to be generated. */
export interface Clone {
  readonly generation: Generation;
  readonly fields: readonly InferredField[];
}

/** Learns the schema of a data set and plans a table of it with no real row. */
export class CloneDataset {
  readonly #infer: InferDatasetSchema;
  readonly #generate: GenerateData;

  constructor(infer: InferDatasetSchema, generate: GenerateData) {
    this.#infer = infer;
    this.#generate = generate;
  }

  run(
    platform: string,
    { original, table }: CloneRequest,
    signal: AbortSignal,
  ): TE.TaskEither<Failure, Clone> {
    return pipe(
      this.#infer.run(platform, original, signal),
      TE.chain(({ fields }) => this.#plan({ ...table, fields }, signal)),
    );
  }

  #plan(
    table: { readonly fields: readonly InferredField[] },
    signal: AbortSignal,
  ): TE.TaskEither<Failure, Clone> {
    const { fields } = table;
    return pipe(
      this.#generate.run(table, signal),
      TE.bimap(
        (failure) =>
          failure.code === 'invalid_request'
            ? { ...failure, faults: cloneFaults(failure.faults, table, '/dataset') }
            : failure,
        (generation) => ({ generation, fields }),
      ),
    );
  }
}
