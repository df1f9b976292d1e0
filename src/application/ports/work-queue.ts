import type { PartLot } from '../../domain/bulk/part-lots.js';
import type { PartUnit } from '../../domain/bulk/run-parts.js';

/** Seconds without a sign of life after which the lots of a worker go to others, unless the operator chooses. */
export const LOCK_SECONDS = 30;

/**
 * A run in a queue. What it makes is in the file of the run, at its place.
 *
 * @example
 * const nameOf = ({ id }: QueuedRun): string => `run ${id}`;
 */
export interface QueuedRun {
  readonly id: string;
  /** The release of Tablewright that makes it. Workers of other releases leave it alone. */
  readonly release: string;
  /** A folder that all workers have, or `s3://bucket/prefix`. */
  readonly place: string;
  readonly parts: number;
  readonly rows: number;
  /** What it counts as its rows. */
  readonly unit: PartUnit;
}

export interface QueuedRuns {
  readonly runs: readonly QueuedRun[];
  readonly broken: readonly BrokenJobError[];
}

/** What a worker has made of a lot. */
export interface LotProgress {
  readonly parts: number;
  readonly rows: number;
  /** Of this worker, for this lot. */
  readonly rowsPerSecond: number;
}

/** A lot that a worker has taken at least once. */
export interface LotRecord {
  readonly lot: PartLot;
  /** A lot that waits for its next try is `delayed`. */
  readonly state: 'active' | 'delayed' | 'failed' | 'done';
  readonly progress: LotProgress;
  /** Why its last try has failed. */
  readonly reason: string | undefined;
}

/** What a queue knows of a run. */
export interface RunRecord {
  readonly run: QueuedRun;
  /** The state of the last step, the seal. It waits until all lots are done. */
  readonly seal: 'waiting' | 'active' | 'failed' | 'done';
  /** Why the seal has failed. */
  readonly reason: string | undefined;
  readonly isCancelled: boolean;
  readonly lots: readonly LotRecord[];
}

/** The terms on which a worker makes a lot or a seal. */
export interface LotTerms {
  /** Stops the work at once. */
  readonly signal: AbortSignal;
  /** Asks to begin no further part. */
  readonly drain: AbortSignal;
  onProgress(progress: LotProgress): void;
}

/** What a worker does with the lots of runs, and with a run whose lots are all done. */
export interface RunWorker {
  /** Makes the parts of a lot that are not there. The result is false if it has left some because of `drain`. */
  makeLot(run: QueuedRun, lot: PartLot, terms: LotTerms): Promise<boolean>;
  seal(run: QueuedRun, signal: AbortSignal): Promise<void>;
  /** Whether another try fails in the same way. */
  isFinal(error: unknown): boolean;
}

/** A queue of runs that any number of machines share. Every method rejects with a `WorkQueueError` if it cannot be used. */
export interface WorkQueue {
  /** Adds a run with all its lots, all or nothing. Adds nothing if it has the run. */
  add(run: QueuedRun, lots: readonly PartLot[]): Promise<void>;
  /** All runs, latest first, and those that cannot be read. */
  runs(): Promise<QueuedRuns>;
  /** Rejects with a `BrokenJobError` if another program has changed the run. */
  find(id: string): Promise<RunRecord | undefined>;
  /** The number of workers that wait or work now, by their release. */
  workers(): Promise<ReadonlyMap<string, number>>;
  /** Lets workers try the failed lots of a run again, and returns their number. */
  retry(run: QueuedRun): Promise<number>;
  /** Takes the lots of a run out of the queue. Workers leave those that they have begun. */
  cancel(run: QueuedRun): Promise<void>;
  /** Forgets a run that is done, failed or cancelled. Its result is false if workers still have lots of it. */
  remove(run: QueuedRun): Promise<boolean>;
  /**
   * Takes lots of a release until `drain` is aborted, and then resolves when those in hand are done or given back.
   * `signal` stops the work at once.
   */
  work(release: string, worker: RunWorker, terms: WorkTerms): Promise<void>;
  close(): Promise<void>;
}

export interface WorkTerms {
  readonly drain: AbortSignal;
  readonly signal: AbortSignal;
  /** The number of lots to take at a time, asked for before each. */
  lanes(): number;
  onEvent(event: WorkEvent): void;
}

/**
 * What a worker reports about its work.
 *
 * @example
 * const seen: WorkEvent[] = [];
 * const onEvent = (event: WorkEvent): number => seen.push(event);
 */
export type WorkEvent =
  | { readonly kind: 'ready' | 'lost' | 'restored'; readonly reason?: string }
  | {
      readonly kind: 'done' | 'given_back' | 'failed' | 'taken_over';
      readonly run: string;
      /** Missing for the seal. */
      readonly lot?: PartLot;
      readonly reason?: string;
      /** Whether the queue tries a failed lot again. */
      readonly isLast?: boolean;
    };

/**
 * Why a queue cannot be used, in words for its user.
 *
 * @example
 * new WorkQueueError('a queue needs the package bullmq').name; // => 'WorkQueueError'
 */
export class WorkQueueError extends Error {
  override readonly name = 'WorkQueueError';
}

/** Why one job of a queue cannot be read, in words for its user: another program, or a hand, has written it. */
export class BrokenJobError extends WorkQueueError {}

/** The result of reading a job, or why that one cannot be read. */
export async function orBroken<A>(read: () => Promise<A>): Promise<A | BrokenJobError> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof BrokenJobError) return error;
    throw error;
  }
}
