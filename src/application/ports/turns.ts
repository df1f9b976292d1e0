import type { WorkSize } from './gate.js';

/** Shares a thread among pieces of work that take milliseconds each. */
export interface Turns {
  /** Whether the turn has lasted so long that work in pieces should ask for another. */
  readonly isOver: boolean;
  /** Resolves when it is one's turn: the event loop has served its sockets since the turn before. */
  next(work: WorkSize): Promise<void>;
}
