import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { SchemaRequest } from '../../domain/hub/hub-requests.js';
import type { LearntSchema, SchemaLearner } from '../ports/schema-learner.js';
import { withinTime } from './within-time.js';

/** Learns the schema of a data set, within the time that the operator allows. */
export class InferDatasetSchema {
  readonly #learner: SchemaLearner;
  readonly #timeout: number;

  /** Milliseconds for all of it. */
  constructor(learner: SchemaLearner, timeout: number) {
    this.#learner = learner;
    this.#timeout = timeout;
  }

  run(
    platform: string,
    request: SchemaRequest,
    signal: AbortSignal,
  ): TaskEither<Failure, LearntSchema> {
    return withinTime(this.#timeout, signal, (inTime) =>
      this.#learner.learn(platform, request, inTime),
    );
  }
}
