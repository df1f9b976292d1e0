import { counted } from '../../domain/basics/counted.js';
import { DatabaseError } from '../ports/database-link.js';
import type { LoadTask } from './load-task.js';

/**
 * Runs work in one transaction. If triggers act on the tables of a load, it is rolled back when another table has fewer
 * rows afterwards. Values that triggers change, and rows that they add, are left to them.
 */
export function keepingOthers<A>(
  { link, hasTriggers, written }: LoadTask,
  work: () => Promise<A>,
): Promise<A> {
  if (!hasTriggers) return link.transaction(work);
  return link.transaction(async () => {
    const before = await link.countReachable(written);
    const done = await work();
    const after = await link.countReachable(written);
    for (const [name, rows] of before) {
      const lost = rows - (after.get(name) ?? 0);
      if (lost > 0) {
        throw new DatabaseError(
          `a trigger would delete ${counted(lost, 'row')} of ${name}, which is no table of the load: disable the trigger first`,
        );
      }
    }
    return done;
  });
}
