import { availableParallelism } from 'node:os';
import type { TablePlan, TextPlan } from '../../domain/generation/table-plan.js';
import { wholeOption } from './whole-option.js';

/** A thread takes some 30 MB, so a larger number is more likely a mistake than a wish. */
const MOST_JOBS = 256;

/**
 * The least estimated work in nanoseconds for threads: less is not worth their start, which takes 0.2 s of processor
 * time for each thread (measured in bench/). It corresponds to 3,000,000 rows of ten columns.
 */
const LEAST_COST = 1_500_000_000;

/** The number of threads for `--jobs`: by default one for each core. */
export function jobsOf({ jobs }: { readonly jobs?: string }): number {
  return jobs === undefined ? availableParallelism() : wholeOption('--jobs', jobs, 1, MOST_JOBS);
}

/** Whether threads make a table faster than the main thread alone. A binary file is made in one thread. */
export function isWorthThreads(plan: TablePlan, jobs: number): plan is TextPlan {
  const { kind, request, cost } = plan;
  const isWorth = request.rows * cost.row >= LEAST_COST + cost.preparation;
  return kind === 'text' && jobs > 1 && isWorth;
}
