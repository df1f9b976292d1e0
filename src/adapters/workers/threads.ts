import { availableParallelism } from 'node:os';
import type { Log } from '../../application/ports/log.js';
import { silentLog } from '../../application/ports/silent-log.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { costOf, LEAST_LARGE_COST } from './work-size.js';

/** The threads that a caller, or the callers of a service together, may start: all that a pool needs. */
export interface Threads {
  readonly count: number;
  /** Whether all callers of a service share them. They have started already, and no table may keep one for long. */
  readonly isShared: boolean;
  /** Whether a caller chose the number. Otherwise a table uses threads only if that makes it faster. */
  readonly isAsked: boolean;
  /** The most orders of a thread at a time. */
  readonly orders: number;
  readonly log: Log;
  /** The module that a thread runs. */
  readonly entry: URL;
  /** The URLs of the modules of extensions. */
  readonly extensions: readonly string[];
}

type Loaded = Pick<Threads, 'entry' | 'extensions'>;

/** The threads of a caller who asks for `jobs` of them; without a number, one for each core. */
export function threadsOf({
  jobs,
  ...loaded
}: Loaded & { readonly jobs: number | undefined }): Threads {
  return {
    count: jobs ?? availableParallelism(),
    isShared: false,
    isAsked: jobs !== undefined,
    // The main thread gives no orders while it writes, so a thread needs several in advance.
    orders: 4,
    log: silentLog,
    ...loaded,
  };
}

/** The threads that all callers of a service share. */
export function threadsOfService({
  workers,
  ...loaded
}: Loaded & Pick<Threads, 'log'> & { readonly workers: number }): Threads {
  // One order is in progress, and one is queued, so that the thread never waits.
  return { count: workers, isShared: true, isAsked: false, orders: 2, ...loaded };
}

/** The least bytes of text that a thread makes at a time. */
export const LEAST_TASK_BYTES = 128 * 1024;

/**
 * The least estimated work in nanoseconds for threads that must be started: less is not worth their start, which takes
 * 0.2 s of processor time for each thread (measured in bench/). It corresponds to 3,000,000 rows of ten columns.
 */
const LEAST_COST = 1_500_000_000;

/** Whether threads make `rows` rows of a plan: as many as the caller asks for, or if that is faster than this thread. */
export function usesThreads(
  { count, isAsked }: Pick<Threads, 'count' | 'isAsked'>,
  { cost }: TablePlan,
  rows: number,
): boolean {
  return count > 1 && (isAsked || rows * cost.row >= LEAST_COST + cost.preparation);
}

/** Whether threads make a table: if that is faster. */
export function isMadeByThreads(
  plan: TablePlan,
  threads: Pick<Threads, 'count' | 'isAsked' | 'isShared'>,
): boolean {
  if (threads.isShared) return costOf(plan) >= LEAST_LARGE_COST;
  return isDivided(plan) && usesThreads(threads, plan, plan.request.rows);
}

/**
 * Whether a table has work for a second thread. A text of one task has none, and a group of a binary file is made by one.
 * The archive of a workbook takes the main thread most of the time, and threads would only compete with it.
 */
function isDivided(plan: TablePlan): boolean {
  const { rows } = plan.request;
  if (plan.kind === 'file') return rows > plan.file.rowsPerGroup;
  return plan.sheets === undefined && rows * plan.longestRow > LEAST_TASK_BYTES;
}
