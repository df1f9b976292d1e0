import { availableParallelism } from 'node:os';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { isWorthThreads } from '../workers/worth-threads.js';
import { wholeOption } from './whole-option.js';

/** A thread takes some 30 MB, so a larger number is more likely a mistake than a wish. */
const MOST_JOBS = 256;

/** The number of threads for `--jobs`: by default one for each core. */
export function jobsOf({ jobs }: { readonly jobs?: string }): number {
  return jobs === undefined ? availableParallelism() : wholeOption('--jobs', jobs, 1, MOST_JOBS);
}

/**
 * Whether threads make a table faster than the main thread alone. A group of a binary file is made by one thread. The
 * archive of a workbook takes the main thread most of the time, and threads would only compete with it.
 */
export function usesThreads(plan: TablePlan, jobs: number): boolean {
  const { rows } = plan.request;
  const isDivided =
    plan.kind === 'text' ? plan.sheets === undefined : rows > plan.file.rowsPerGroup;
  return jobs > 1 && isDivided && isWorthThreads(plan, rows);
}
