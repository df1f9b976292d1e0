import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { SchemaRequest } from '../../domain/hub/hub-requests.js';
import type { InferredSchema } from '../../domain/inference/index.js';

/** What was learnt of a table on a hub; no real value is in it. */
export interface LearntSchema extends InferredSchema {
  readonly dataset: string;
  /** The file that was looked at. */
  readonly file: string;
  /** Every file of the data set that may hold a table. */
  readonly files: readonly string[];
  readonly rowsSampled: number;
}

/** Learns the schema of a table on a platform from its first rows. */
export interface SchemaLearner {
  /** `platform` is the name of one that is configured; `overloaded` where too many samples wait. */
  learn(
    platform: string,
    request: SchemaRequest,
    signal: AbortSignal,
  ): TaskEither<Failure, LearntSchema>;
}
