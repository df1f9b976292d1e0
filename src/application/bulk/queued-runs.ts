import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { BulkFailure } from '../../domain/bulk/bulk-failure.js';
import { lotsOf } from '../../domain/bulk/part-lots.js';
import {
  BrokenJobError,
  orBroken,
  type QueuedRun,
  type RunRecord,
  type WorkQueue,
} from '../ports/work-queue.js';
import { type RunState, type RunStatus, runStatus, stateOf } from './run-status.js';

/** How far a run is. Fails if the queue does not have it. */
export function statusOfRun(id: string, queue: WorkQueue): TE.TaskEither<BulkFailure, RunStatus> {
  return pipe(
    recordOf(id, queue),
    TE.chainTaskK((record) => async () => runStatus(record, await queue.workers())),
  );
}

/** How far all runs are. */
export interface RunStatuses {
  /** The latest one first. */
  readonly statuses: readonly RunStatus[];
  /** Why the others cannot be read. */
  readonly broken: readonly string[];
}

/** How far all runs are. One that cannot be read hides no other one. */
export function statusOfRuns(queue: WorkQueue): TE.TaskEither<BulkFailure, RunStatuses> {
  return TE.fromTask(async () => {
    const workers = await queue.workers();
    const { runs, broken } = await queue.runs();
    const statuses: RunStatus[] = [];
    const reasons = broken.map(({ message }) => message);
    for (const { id } of runs) {
      const record = await orBroken(() => queue.find(id));
      if (record instanceof BrokenJobError) reasons.push(record.message);
      else if (record !== undefined) statuses.push(runStatus(record, workers));
    }
    return { statuses, broken: reasons };
  });
}

/**
 * What resuming a run has done.
 *
 * @example
 * const resumed: Resumed = { kind: 'retried', lots: 2 };
 * resumed.kind; // => 'retried'
 */
export type Resumed =
  | { readonly kind: 'retried'; readonly lots: number }
  /** All lots are in the queue again; workers leave out the parts that are there. */
  | { readonly kind: 'added' }
  /** Workers still have lots of the cancelled run. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'nothing'; readonly state: RunState };

/** Continues a run that has failed or is cancelled. Fails if the queue does not have it. */
export function resumeRun(id: string, queue: WorkQueue): TE.TaskEither<BulkFailure, Resumed> {
  return pipe(
    recordOf(id, queue),
    TE.chainTaskK((record) => () => resumed(record, queue)),
  );
}

async function resumed(record: RunRecord, queue: WorkQueue): Promise<Resumed> {
  const { run } = record;
  const state = stateOf(record);
  if (record.isCancelled || record.seal === 'failed') {
    if (!(await queue.remove(run))) return { kind: 'busy' };
    await queue.add(run, lotsOf(run.parts));
    return { kind: 'added' };
  }
  const lots = await queue.retry(run);
  return lots > 0 ? { kind: 'retried', lots } : { kind: 'nothing', state };
}

/** Takes a run out of its queue; its files stay. Fails if it is sealed, or if the queue does not have it. */
export function cancelRun(id: string, queue: WorkQueue): TE.TaskEither<BulkFailure, QueuedRun> {
  return pipe(
    recordOf(id, queue),
    TE.filterOrElse(
      (record) => stateOf(record) !== 'sealed',
      (): BulkFailure => ({ code: 'run_sealed', id }),
    ),
    TE.chainTaskK(({ run }) => async () => {
      await queue.cancel(run);
      return run;
    }),
  );
}

function recordOf(id: string, queue: WorkQueue): TE.TaskEither<BulkFailure, RunRecord> {
  return async () => {
    const record = await queue.find(id);
    return record === undefined ? E.left({ code: 'run_unknown', id }) : E.right(record);
  };
}
