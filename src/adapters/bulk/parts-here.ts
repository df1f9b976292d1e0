import type { PlannedRun } from '../../application/bulk/plan-run.js';
import type { Threads } from '../workers/threads.js';
import { DayParts } from './day-parts.js';
import type { OwnParts } from './own-parts.js';
import { ThreadParts } from './thread-parts.js';

/** What makes the parts of a run in this process. */
export function partsHere(planned: PlannedRun, threads: Threads): OwnParts {
  return planned.kind === 'days' ? new DayParts(planned) : new ThreadParts(planned, threads);
}
