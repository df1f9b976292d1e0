import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Admission, Limits } from '../../domain/access/admission.js';
import type { StoreUnavailable } from '../../domain/errors/failure.js';

/** Counts of admitted requests, exact across all servers that share the store. */
export interface CounterStore {
  /**
   * Checks both limits. If they allow the request, it updates the rate limit, the daily count and the last use of the
   * key. All of it is one atomic step by the clock of the store. The UTC day never moves back. A refused request is not
   * counted.
   */
  admit(keyId: string, limits: Limits): TaskEither<StoreUnavailable, Admission>;
}
