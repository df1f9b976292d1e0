import type { TablePlan } from '../../domain/generation/table-plan.js';

/**
 * The least estimated work in nanoseconds for threads: less is not worth their start, which takes 0.2 s of processor
 * time for each thread (measured in bench/). It corresponds to 3,000,000 rows of ten columns.
 */
const LEAST_COST = 1_500_000_000;

/** Whether threads make `rows` rows of a plan faster than the main thread alone. */
export function isWorthThreads({ cost }: TablePlan, rows: number): boolean {
  return rows * cost.row >= LEAST_COST + cost.preparation;
}
