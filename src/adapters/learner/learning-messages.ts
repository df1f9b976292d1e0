import type { Either } from 'fp-ts/lib/Either.js';
import type { Log } from '../../application/ports/log.js';
import type { LearntSchema } from '../../application/ports/schema-learner.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import type { SchemaRequest } from '../../domain/hub/hub-requests.js';

export type Learnt = Either<HubFailure, LearntSchema>;

/** To the process. */
export interface LearningOrder {
  readonly settings: unknown;
  readonly platform: string;
  readonly request: SchemaRequest;
}

/** From the process: lines for the server's log, then how the order ended. */
export type LearningNews =
  | {
      readonly log: keyof Log;
      readonly event: string;
      readonly facts: Readonly<Record<string, unknown>> | undefined;
    }
  | { readonly learnt: Learnt }
  | { readonly defect: string };
