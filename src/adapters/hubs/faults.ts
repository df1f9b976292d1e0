import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import { HubFault } from '../../application/ports/hub-fault.js';
import type { HubFailure } from '../../domain/errors/failure.js';

/** `reason` completes "the data hub …". Callers see it, so it must not contain anything that the hub sent. */
export function unreadable(reason: string): HubFault {
  return new HubFault({ code: 'hub_unreadable', reason: `the data hub ${reason}` });
}

export function timedOut(): HubFault {
  return new HubFault({ code: 'hub_timeout' });
}

/** Runs work and returns a thrown `HubFault` as a failure on the left; rethrows any other error, which is a defect. */
export function attempt<A>(work: () => Promise<A>): TE.TaskEither<HubFailure, A> {
  return async () => {
    try {
      return E.right(await work());
    } catch (error) {
      if (error instanceof HubFault) return E.left(error.failure);
      throw error;
    }
  };
}
