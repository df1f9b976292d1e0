import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';

/** Told as the work goes on, to whoever gave it along. */
export interface Progress {
  /** Rows made so far. */
  rows: number;
}

/** What a run of work hangs on and tells. */
export interface Work {
  /** Aborting it stops the work. */
  readonly signal: AbortSignal;
  readonly progress: Progress;
  /**
   * Whether the reader is done with every chunk that it was given so far, so that their memory may hold the
   * next ones. Without it chunks belong to the reader for good.
   */
  readonly hasReadAll?: (() => boolean) | undefined;
}

/** A planned table, and the valid request that another thread can plan it from anew. */
export interface PlannedTable {
  readonly plan: TablePlan;
  readonly input: unknown;
}

/** Makes the bytes of a planned table: in this thread, or in others. */
export interface RowSource {
  /**
   * Waits for a free place, then opens the stream of encoded rows: head, rows, foot, in chunks. Reading is what drives the work; aborting the signal, or leaving the loop,
   * frees the place. Fails with `overloaded` when too many are waiting, `draining` on the way down.
   */
  open(table: PlannedTable, work: Work): TaskEither<Failure, AsyncIterable<Uint8Array>>;
}
