import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Admission, Limits } from '../../domain/access/admission.js';
import type { StoreUnavailable } from '../../domain/errors/failure.js';

/** Counts of admitted requests, exact across all who share the store. */
export interface CounterStore {
  /**
   * Fair use, the daily count and the key's last use in one atomic step, by the store's own clock. The
   * UTC day never moves back. Only an admitted request counts.
   */
  admit(keyId: string, limits: Limits): TaskEither<StoreUnavailable, Admission>;
}
