import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { SchemaRequest } from '../../domain/hub/hub-requests.js';
import type { InferredSchema } from '../../domain/inference/index.js';
import type { QualityReport } from '../../domain/report/index.js';
import type { Requester } from './gate.js';

/** The schema inferred from a table on a hub; it contains no row of the table. */
export interface InferredDataset extends InferredSchema {
  readonly dataset: string;
  /** The file that was sampled. */
  readonly file: string;
  /** All files of the data set whose names have the extension of a table. */
  readonly files: readonly string[];
  readonly rowsSampled: number;
  /** Compares the sample with made rows, if the request asks for it. */
  readonly report?: QualityReport;
}

/** Infers the schema of a table on a platform from its first rows. */
export interface SchemaInferrer {
  /** `platform` is the name of a configured platform. Also fails as `Gate.enter` does, if too many samples wait. */
  infer(
    platform: string,
    request: SchemaRequest,
    requester: Requester,
  ): TaskEither<Failure, InferredDataset>;
}
