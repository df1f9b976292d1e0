import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { BulkFailure } from '../../domain/bulk/bulk-failure.js';
import type { BulkRun } from '../../domain/bulk/bulk-run.js';
import { lotsOf } from '../../domain/bulk/part-lots.js';
import { countParts, rowsOf, unitOf } from '../../domain/bulk/run-parts.js';
import type { BeginChecksum } from '../ports/checksum.js';
import type { Digest } from '../ports/digest.js';
import type { PartStore } from '../ports/part-store.js';
import type { QueuedRun, WorkQueue } from '../ports/work-queue.js';
import { beginRun } from './begin-run.js';
import { findManifest } from './bulk-files.js';
import { type RunState, stateOf } from './run-status.js';

const ID_DIGITS = 10;

/** The run in a queue, at a place that all workers know. Equal runs at one place have the same id. */
export function queuedRun(run: BulkRun, place: string, digest: Digest): QueuedRun {
  const name = digest.sha256(`${place}\n${JSON.stringify(run)}`);
  return {
    id: `run-${name.slice(0, ID_DIGITS)}`,
    release: run.release,
    place,
    parts: countParts(run),
    rows: rowsOf(run.tables),
    unit: unitOf(run),
  };
}

export interface SubmitTerms {
  readonly store: PartStore;
  readonly queue: WorkQueue;
  readonly checksum: BeginChecksum;
}

/**
 * Claims the store for a run and puts the run into a queue, unless it is sealed or the queue has it. Returns what the
 * run was before: undefined if it was not there. A cancelled run begins again.
 */
export function submitRun(
  run: BulkRun,
  queued: QueuedRun,
  { store, queue, checksum }: SubmitTerms,
): TE.TaskEither<BulkFailure, RunState | undefined> {
  return pipe(
    beginRun(run, store),
    TE.chainTaskK(() => findManifest(store, checksum)),
    TE.chainTaskK(
      (manifest) => async () => (E.isRight(manifest) ? 'sealed' : await addedTo(queue, queued)),
    ),
  );
}

/** Adds a run that is not sealed to a queue, and returns what it was before. */
async function addedTo(queue: WorkQueue, queued: QueuedRun): Promise<RunState | undefined> {
  const record = await queue.find(queued.id);
  const state = record && stateOf(record);
  // Somebody has removed the files of a run that was sealed.
  if (record !== undefined && state !== 'sealed' && state !== 'cancelled') return state;
  if (record !== undefined && !(await queue.remove(queued))) return 'cancelled';
  await queue.add(queued, lotsOf(queued.parts));
  return undefined;
}
