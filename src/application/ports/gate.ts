import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';

/** Small work never waits: there is always room for a preview. */
export type WorkSize = 'small' | 'large';

/** What goes on now. */
export interface GateLoad {
  /** Places taken. */
  readonly small: number;
  readonly large: number;
  readonly waiting: number;
}

/** Bounds how much runs at once and how many wait. */
export interface Gate {
  readonly draining: boolean;
  readonly load: GateLoad;
  /**
   * Takes a place, or as many as are asked for, but never more than there are; large work waits for them
   * in turn. The result gives them back. Rejects with the signal's reason when it aborts before.
   */
  enter(work: WorkSize, signal: AbortSignal, places?: number): TaskEither<Failure, () => void>;
  /** From now on `enter` fails with `draining`; resolves when the last place is given back. */
  drain(): Promise<void>;
}
