import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { Formats } from '../../domain/formats/format.js';
import type { Seed } from '../../domain/generation/generate-request.js';
import { cloneFaults } from '../../domain/hub/clone-faults.js';
import type { CloneRequest } from '../../domain/hub/hub-requests.js';
import { type InferredTable, onlyTable } from '../../domain/inference/inferred-schema.js';
import type { QualityReport } from '../../domain/report/index.js';
import type { Entropy } from '../ports/entropy.js';
import type { Requester } from '../ports/gate.js';
import type { GenerateData } from '../tables/generate-data.js';
import type { Generation } from '../tables/generation.js';
import { clonedTable } from './cloned-table.js';
import type { InferDatasetSchema } from './infer-dataset-schema.js';

/** A planned clone: the same table as a generate request with `fields` would make. */
export interface Clone extends InferredTable {
  readonly generation: Generation;
  readonly report?: QualityReport;
}

/** Infers the schema of a data set and plans a table with that schema, without any row of the data set. */
export class CloneDataset {
  readonly #infer: InferDatasetSchema;
  readonly #generate: GenerateData;
  readonly #formats: Formats;
  readonly #entropy: Entropy;

  constructor(
    infer: InferDatasetSchema,
    generate: GenerateData,
    formats: Formats,
    entropy: Entropy,
  ) {
    this.#infer = infer;
    this.#generate = generate;
    this.#formats = formats;
    this.#entropy = entropy;
  }

  run(
    platform: string,
    { original, table, report, isLikeSource }: CloneRequest,
    requester: Requester,
  ): TE.TaskEither<Failure, Clone> {
    // The rows of the report are those of the clone, so both have one seed.
    const seeded = report ? { seed: this.#entropy.seed(), ...table } : table;
    const sampled = report ? { ...original, reportSeed: seeded.seed as Seed } : original;
    return pipe(
      this.#infer.run(platform, sampled, requester),
      TE.chain((schema) => {
        const terms = { formats: this.#formats, isLikeSource };
        return pipe(
          this.#plan(clonedTable(schema, seeded, terms), requester),
          TE.map((clone) => ({ ...clone, ...(schema.report && { report: schema.report }) })),
        );
      }),
    );
  }

  #plan(table: InferredTable, requester: Requester): TE.TaskEither<Failure, Clone> {
    return pipe(
      this.#generate.run(table, requester),
      TE.bimap(
        (failure) =>
          failure.code === 'invalid_request'
            ? { ...failure, faults: cloneFaults(failure.faults, table, '/dataset') }
            : failure,
        (generation) => ({ generation, ...onlyTable(table) }),
      ),
    );
  }
}
