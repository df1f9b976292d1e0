import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';

/** Small work never waits for a permit, so that previews are always possible. */
export type WorkSize = 'small' | 'large';

/** The current load of a gate. */
export interface GateLoad {
  /** Permits in use by small and by large work, and the number of waiting requests. */
  readonly small: number;
  readonly large: number;
  readonly waiting: number;
}

/** The caller of a piece of work. */
export interface Requester {
  /** The id of the key, or the address if there is no key. Permits are shared among callers by this id. */
  readonly callerId: string;
  /** Aborts when the caller has disconnected, or the answer has ended. */
  readonly signal: AbortSignal;
}

/** Limits how much work runs at once and how many requests wait, for all callers together and for each caller. */
export interface Gate {
  readonly draining: boolean;
  readonly load: GateLoad;
  /**
   * Acquires `permits` permits, 1 by default, at most those of a caller's share. Large work waits for its caller's turn. The
   * result is a function that releases the permits; further calls have no effect. Fails with `concurrency_limited` if
   * the caller's share of permits and queue is used up, with `overloaded` if the queue is full, and with `draining`
   * after `drain`. Rejects with the reason of the signal if that aborts first.
   */
  enter(work: WorkSize, requester: Requester, permits?: number): TaskEither<Failure, () => void>;
  /** Makes `enter` fail with `draining` from now on. Resolves when the last permit is released. */
  drain(): Promise<void>;
}
