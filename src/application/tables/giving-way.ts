import type { Task } from 'fp-ts/lib/Task.js';
import type { Stepwise } from '../../domain/basics/stepwise.js';
import type { Turns } from '../ports/turns.js';

/** Runs stepwise work, and gives way to other work whenever a turn of the thread is over. */
export function givingWay<A>(work: Stepwise<A>, turns: Turns): Task<A> {
  return async () => {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      if (turns.isOver) await turns.next('small');
    }
  };
}
