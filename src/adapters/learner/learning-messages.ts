import type { Either } from 'fp-ts/lib/Either.js';
import type { LearntSchema } from '../../application/ports/schema-learner.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import type { SchemaRequest } from '../../domain/hub/hub-requests.js';

/** To the process. */
export interface LearningOrder {
  readonly settings: unknown;
  readonly platform: string;
  readonly request: SchemaRequest;
}

/** From the process. */
export type LearningResult =
  | { readonly result: Either<HubFailure, LearntSchema> }
  | { readonly defect: string };
