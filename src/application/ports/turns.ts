import type { WorkSize } from './gate.js';

/** Schedules pieces of work of a few milliseconds each on one thread. */
export interface Turns {
  /** Whether the current turn has lasted so long that the work should wait for another with `next`. */
  readonly isOver: boolean;
  /** Resolves when the next turn of the caller starts; the event loop has served its sockets before that. */
  next(work: WorkSize): Promise<void>;
}
