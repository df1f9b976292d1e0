import { oncePer } from '../basics/once-per.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import type { Field } from '../generation/generate-request.js';
import type { LivingTable } from './living-tables.js';
import { withSteps } from './version-rows.js';

/** Estimated times in nanoseconds of a row whose birth is kept, and of one whose birth is not. */
const KEPT_COST = 20;
const JUMP_COST = 4000;

/**
 * The column of a field; that of births takes them from those that the existence keeps. Rows in any order then cost about as much as
 * successive ones.
 */
export function keptBirths(
  plan: ColumnPlan,
  { name }: Field,
  { born, existence }: LivingTable,
): ColumnPlan {
  const { moments } = plan;
  if (name !== born || moments === undefined) return plan;
  const { values, grain } = moments;
  const fill = (row: number, count: number): void => {
    for (let i = 0; i < count; i++) values.data[i] = existence.birthOf(row + i) / grain.unit;
  };
  const kept = { vectors: [values], fill, cost: KEPT_COST, jump: JUMP_COST };
  return withSteps(
    plan,
    oncePer((step: FillStep) => (step.vectors.includes(values) ? kept : step)),
  );
}
