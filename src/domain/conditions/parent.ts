import type { ColumnPlan } from '../columns/column-plan.js';
import type { Moments } from '../columns/moments.js';

/** A column on whose values another one depends. */
export interface Parent {
  readonly plan: ColumnPlan;
  /** The moments of a type with a timeline. */
  readonly moments: Moments | undefined;
}
