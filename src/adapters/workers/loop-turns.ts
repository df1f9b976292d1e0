import type { WorkSize } from '../../application/ports/gate.js';
import type { Turns } from '../../application/ports/turns.js';

/** The time in milliseconds after which a turn is over; its last piece of work may exceed it. */
const TURN = 5;

/**
 * Runs one piece of work per turn of the event loop, so that sockets are served between any two. Small and large work
 * alternate; each kind is served in order of arrival.
 */
export class LoopTurns implements Turns {
  readonly #waiting: Readonly<Record<WorkSize, (() => void)[]>> = { small: [], large: [] };
  #last: WorkSize = 'large';
  #scheduled = false;
  readonly #now: () => number;
  #begun = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get isOver(): boolean {
    return this.#now() - this.#begun > TURN;
  }

  next(work: WorkSize): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting[work].push(resolve);
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#give());
  }

  #give(): void {
    this.#scheduled = false;
    this.#begun = this.#now();
    const { small, large } = this.#waiting;
    const other = this.#last === 'small' ? 'large' : 'small';
    const work = this.#waiting[other].length > 0 ? other : this.#last;
    this.#waiting[work].shift()?.();
    this.#last = work;
    // An immediate that is set within an immediate runs on the next turn, after the sockets are served.
    if (small.length + large.length > 0) this.#schedule();
  }
}
