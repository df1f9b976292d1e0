import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';

/** Small work never waits: there is always room for a preview. */
export type WorkSize = 'small' | 'large';

/** Generations now. */
export interface GateLoad {
  /** Running. */
  readonly small: number;
  readonly large: number;
  readonly waiting: number;
}

/** Bounds how many generations run at once and how many wait. */
export interface Gate {
  readonly draining: boolean;
  readonly load: GateLoad;
  /**
   * Takes a place, large work waiting for one in turn; the result gives it back. Rejects with the
   * signal's reason when it aborts before there is a place.
   */
  enter(work: WorkSize, signal: AbortSignal): TaskEither<Failure, () => void>;
  /** From now on `enter` fails with `draining`; resolves when the last place is given back. */
  drain(): Promise<void>;
}
