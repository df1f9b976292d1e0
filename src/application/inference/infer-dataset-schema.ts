import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { SchemaRequest } from '../../domain/hub/hub-requests.js';
import type { Requester } from '../ports/gate.js';
import type { InferredDataset, SchemaInferrer } from '../ports/schema-inferrer.js';
import { withinTime } from './within-time.js';

/** Infers the schema of a data set within a time limit. */
export class InferDatasetSchema {
  readonly #inferrer: SchemaInferrer;
  readonly #timeout: number;

  /** `timeout` is the limit in milliseconds for all of the work, including the wait for a permit. */
  constructor(inferrer: SchemaInferrer, timeout: number) {
    this.#inferrer = inferrer;
    this.#timeout = timeout;
  }

  run(
    platform: string,
    request: SchemaRequest,
    { callerId, signal }: Requester,
  ): TaskEither<Failure, InferredDataset> {
    return withinTime(this.#timeout, signal, (inTime) =>
      this.#inferrer.infer(platform, request, { callerId, signal: inTime }),
    );
  }
}
