import type { Either } from 'fp-ts/lib/Either.js';
import type { Log } from '../../application/ports/log.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { SchemaRequest } from '../../domain/hub/hub-requests.js';

/** A message to an inference process. */
export interface InferenceOrder {
  readonly settings: unknown;
  readonly work: InferenceWork;
}

/** The table of a platform whose schema is to be inferred, or a schema of a database for which a request is to be made. */
export type InferenceWork =
  | { readonly platform: string; readonly request: SchemaRequest }
  | { readonly script: unknown };

export type InferenceResult = Either<Failure, unknown>;

/** A message from an inference process: it has started, an event for the log of the server, or the end of an order. */
export type InferenceNews =
  | { readonly started: true }
  | {
      readonly log: keyof Log;
      readonly event: string;
      readonly facts: Readonly<Record<string, unknown>> | undefined;
    }
  | { readonly done: InferenceResult }
  | { readonly defect: string };
