import { resolve } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import { orBulkError, orQueueError } from '../adapters/bulk/bulk-error.js';
import { PartWorker } from '../adapters/bulk/part-worker.js';
import { ROWS_PER_PART, runHere } from '../adapters/bulk/run-here.js';
import { withoutPassword } from '../adapters/config/store-url.js';
import { standardEngine } from '../adapters/engine/standard-engine.js';
import { orThrow } from '../adapters/library/or-throw.js';
import type { TableRequest } from '../adapters/library/table.js';
import type { TableSetRequest } from '../adapters/library/table-set.js';
import { openPartStore } from '../adapters/part-stores/open-part-store.js';
import { isS3Url } from '../adapters/part-stores/s3-url.js';
import { packageVersion } from '../adapters/system/package-version.js';
import { systemChecksum } from '../adapters/system/system-checksum.js';
import { systemDigest } from '../adapters/system/system-digest.js';
import { threadsOf } from '../adapters/workers/threads.js';
import {
  cancelRun,
  type Resumed,
  resumeRun,
  statusOfRun,
} from '../application/bulk/queued-runs.js';
import type { RunState, RunStatus } from '../application/bulk/run-status.js';
import { queuedRun, submitRun } from '../application/bulk/submit-run.js';
import { LOCK_SECONDS, type WorkEvent, type WorkQueue } from '../application/ports/work-queue.js';
import type { BulkFailure } from '../domain/bulk/bulk-failure.js';
import type { PartWindow } from '../domain/bulk/bulk-run.js';
import type { DaysRequest } from './bulk-calls.js';
import { threadEntry } from './entries.js';
import { loadExtensions } from './extensions.js';

/**
 * The queue of runs.
 *
 * @example
 * const options: QueueOptions = { queue: 'redis://localhost:6379/0' };
 * options.queue.startsWith('redis:'); // => true
 */
export interface QueueOptions {
  /** The URL of a Redis, `redis://…` or `rediss://…`. */
  readonly queue: string;
}

/**
 * The options of `submitBulk`.
 *
 * @example
 * const options: SubmitOptions = { queue: 'redis://localhost', out: 's3://bucket/orders' };
 * options.window; // => undefined
 */
export interface SubmitOptions extends QueueOptions {
  /** A folder that all workers have at the same path, or `s3://bucket/prefix`. */
  readonly out: string;
  /** The number of rows of a part, or `day` for the changes of a day. Default: 1,000,000. */
  readonly window?: PartWindow;
  /** Paths or packages of extensions that the request uses. Workers need them too. */
  readonly extensions?: readonly string[];
}

/**
 * A run in a queue.
 *
 * @example
 * const isNew = ({ before }: SubmittedRun): boolean => before === undefined;
 * isNew({ id: 'run-0123456789', before: undefined }); // => true
 */
export interface SubmittedRun {
  readonly id: string;
  /** The state that the run had before; undefined if it was not there, and was added. */
  readonly before: RunState | undefined;
}

/**
 * The options of `workBulk`.
 *
 * @example
 * const options: WorkOptions = { queue: 'redis://localhost', jobs: 2 };
 * options.jobs; // => 2
 */
export interface WorkOptions extends QueueOptions {
  /** The number of threads. Default: one for each core. */
  readonly jobs?: number;
  /** Seconds without a sign of life after which others take the parts of this worker. Default: 30. */
  readonly lockSeconds?: number;
  readonly extensions?: readonly string[];
  /** Ends the call when the parts in hand are done. */
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: WorkEvent) => void;
}

/**
 * Puts a run into a queue, from which workers make it. The same run is added only once.
 *
 * @throws InvalidRequestError with the faults of the request.
 * @throws BulkError if the place has another run.
 * @throws WorkQueueError if the queue cannot be used, or if the package `bullmq` is not installed.
 * @example
 * const request = { rows: 100, seed: 7, fields: [{ name: 'id', type: 'sequence' }] };
 * const options = { queue: 'redis://127.0.0.1:1', out: 'queued-run' };
 * const reason = await submitBulk(request, options).catch((error: Error) => error.name);
 * reason; // => 'WorkQueueError'
 */
export async function submitBulk(
  request: TableRequest | TableSetRequest | DaysRequest,
  { queue: url, out, window = ROWS_PER_PART, extensions = [] }: SubmitOptions,
): Promise<SubmittedRun> {
  const loaded = await loadExtensions(extensions);
  const engine = standardEngine(loaded);
  const { run } = orThrow(await runHere(request, window, engine)());
  const store = await openPartStore(isS3Url(out) ? out : resolve(out));
  const queued = queuedRun(run, store.shown, systemDigest);
  return await withQueue(url, async (queue) => {
    const before = await submitRun(run, queued, { store, queue, checksum: systemChecksum })();
    return { id: queued.id, before: orBulkError(before, store) };
  });
}

/**
 * How far a run is; undefined if the queue does not have it.
 *
 * @throws WorkQueueError if the queue cannot be used.
 * @example
 * const reason = await bulkStatus('run-0123456789', { queue: 'redis://127.0.0.1:1' }).catch(
 *   (error: Error) => error.name,
 * );
 * reason; // => 'WorkQueueError'
 */
export async function bulkStatus(
  id: string,
  { queue: url }: QueueOptions,
): Promise<RunStatus | undefined> {
  return await withQueue(url, async (queue) => ifKnown(await statusOfRun(id, queue)()));
}

/**
 * Continues a run that has failed or was cancelled; undefined if the queue does not have it.
 *
 * @throws WorkQueueError if the queue cannot be used.
 * @example
 * const reason = await resumeBulk('run-0123456789', { queue: 'redis://127.0.0.1:1' }).catch(
 *   (error: Error) => error.name,
 * );
 * reason; // => 'WorkQueueError'
 */
export async function resumeBulk(
  id: string,
  { queue: url }: QueueOptions,
): Promise<Resumed | undefined> {
  return await withQueue(url, async (queue) => ifKnown(await resumeRun(id, queue)()));
}

/**
 * Takes a run out of the queue; its files stay. The result is false if the queue does not have the run.
 *
 * @throws BulkError if the run is sealed, so that nothing is left to cancel.
 * @throws WorkQueueError if the queue cannot be used.
 * @example
 * const reason = await cancelBulk('run-0123456789', { queue: 'redis://127.0.0.1:1' }).catch(
 *   (error: Error) => error.name,
 * );
 * reason; // => 'WorkQueueError'
 */
export async function cancelBulk(id: string, { queue: url }: QueueOptions): Promise<boolean> {
  const run = await withQueue(url, async (queue) => ifKnown(await cancelRun(id, queue)()));
  return run !== undefined;
}

/**
 * Makes parts of the runs of a queue until `signal` is aborted.
 *
 * @throws WorkQueueError if the queue cannot be used when the call begins. Later losses are repaired.
 * @example
 * const reason = await workBulk({ queue: 'redis://127.0.0.1:1' }).catch((error: Error) => error.name);
 * reason; // => 'WorkQueueError'
 */
export async function workBulk({
  queue: url,
  jobs,
  lockSeconds = LOCK_SECONDS,
  extensions = [],
  signal: drain = new AbortController().signal,
  onEvent = () => {},
}: WorkOptions): Promise<void> {
  const loaded = await loadExtensions(extensions);
  const modules = loaded.map(({ module }) => module);
  const threads = threadsOf({ jobs, entry: threadEntry, extensions: modules });
  const engine = standardEngine(loaded);
  const worker = new PartWorker(engine, threads);
  const { signal } = new AbortController();
  const terms = { drain, signal, lanes: () => worker.lanes, onEvent };
  try {
    const work = (queue: WorkQueue) => queue.work(packageVersion(), worker, terms);
    await withQueue(url, work, { lockSeconds, isLasting: true });
  } finally {
    await worker.close();
  }
}

/** The result; undefined if the queue does not have the run. Throws `BulkError` for another refusal. */
function ifKnown<A>(result: E.Either<BulkFailure, A>): A | undefined {
  if (E.isLeft(result) && result.left.code === 'run_unknown') return undefined;
  return orQueueError(result);
}

async function withQueue<A>(
  url: string,
  work: (queue: WorkQueue) => Promise<A>,
  terms: { readonly lockSeconds: number; readonly isLasting: boolean } = {
    lockSeconds: LOCK_SECONDS,
    isLasting: false,
  },
): Promise<A> {
  // Only these calls need the client of Redis.
  const { BullQueue } = await import('../adapters/queue/bull-queue.js');
  const queue = await BullQueue.open({ redis: { url, shown: withoutPassword(url) }, ...terms });
  try {
    return await work(queue);
  } finally {
    await queue.close();
  }
}
