import type { WorkSize } from '../../application/ports/gate.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';

/** The most cells of a small table. Small tables bypass the queue, so that large tables never delay a preview. */
const SMALL_CELLS = 10_240;

/**
 * The least estimated work of a large table, in nanoseconds, and the least for threads that run: less is not worth the plan
 * that each thread must make (measured in bench/). It corresponds to 40,000 rows of ten columns.
 */
export const LEAST_LARGE_COST = 20_000_000;

const PERMIT_BYTES = 1024 * 1024;

/** The estimated work for the whole table, in nanoseconds. */
export function costOf({ request, cost }: TablePlan): number {
  return cost.preparation + request.rows * cost.row;
}

/** The size of the work for several tables together. */
export function sizeOf(plans: readonly TablePlan[]): WorkSize {
  const cells = plans.reduce((sum, { request }) => sum + request.rows * request.fields.length, 0);
  const cost = plans.reduce((sum, plan) => sum + costOf(plan), 0);
  return cells <= SMALL_CELLS && cost < LEAST_LARGE_COST ? 'small' : 'large';
}

/** The number of permits that a table needs, by the size of its prepared data: this bounds the memory of all tables. */
export function permitsOf({ cost }: TablePlan): number {
  return Math.max(1, Math.ceil(cost.prepared / PERMIT_BYTES));
}
