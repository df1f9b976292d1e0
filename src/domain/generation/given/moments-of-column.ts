import type { ColumnPlan } from '../../columns/column-plan.js';
import type { Moments } from '../../columns/moments.js';

/** The moments of a computed column, which are missing in the rows in which it is null. */
export function momentsOfColumn({ moments, steps, present }: ColumnPlan): Moments {
  if (moments === undefined) throw new Error('the column has no moments');
  return { ...moments, steps, present };
}
