import type { Task } from 'fp-ts/lib/Task.js';
import type { Stepwise } from '../../domain/generation/stepwise.js';
import type { Turns } from '../ports/turns.js';

/** Does work in pieces, as many in a turn of the thread as have time there. */
export function givingWay<A>(work: Stepwise<A>, turns: Turns): Task<A> {
  return async () => {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      if (turns.isOver) await turns.next('small');
    }
  };
}
