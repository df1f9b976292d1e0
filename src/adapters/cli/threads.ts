import { availableParallelism } from 'node:os';
import type { TablePlan } from '../../domain/generation/table-plan.js';
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

/** Whether threads make a table faster than the main thread alone. A group of a binary file is made by one thread. */
export function isWorthThreads(plan: TablePlan, jobs: number): boolean {
  const { rows } = plan.request;
  const isDivided = plan.kind === 'text' || rows > plan.file.rowsPerGroup;
  return jobs > 1 && isDivided && rows * plan.cost.row >= LEAST_COST + plan.cost.preparation;
}
