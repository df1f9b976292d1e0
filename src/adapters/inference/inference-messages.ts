import type { Either } from 'fp-ts/lib/Either.js';
import type { Log } from '../../application/ports/log.js';
import type { InferredDataset } from '../../application/ports/schema-inferrer.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { SchemaRequest } from '../../domain/hub/hub-requests.js';

export type InferenceResult = Either<Failure, InferredDataset>;

/** A message to an inference process. */
export interface InferenceOrder {
  readonly settings: unknown;
  readonly platform: string;
  readonly request: SchemaRequest;
}

/** A message from an inference process: it has started, an event for the log of the server, or the end of an order. */
export type InferenceNews =
  | { readonly started: true }
  | {
      readonly log: keyof Log;
      readonly event: string;
      readonly facts: Readonly<Record<string, unknown>> | undefined;
    }
  | { readonly inferred: InferenceResult }
  | { readonly defect: string };
