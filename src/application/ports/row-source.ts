import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import type { Requester } from './gate.js';

/** One piece of work and its caller. Aborting the signal stops it. */
export interface Work extends Requester {
  /** Is called repeatedly with the number of rows made so far. */
  readonly onRows: (made: number) => void;
  /**
   * Whether the reader has finished all chunks that it was given so far, so that their buffers can be reused. If it is
   * missing, buffers are never reused, and the reader may keep the chunks.
   */
  readonly hasReadAll?: (() => boolean) | undefined;
}

/** A planned table, with the valid request `input` from which another thread can plan the same table. */
export interface PlannedTable {
  readonly plan: TablePlan;
  readonly input: unknown;
}

/** Makes the bytes of planned tables, in this thread or in others. */
export interface RowSource {
  /**
   * Opens the stream of the table: head, rows and foot as chunks in UTF-8. The work proceeds only as the stream is read,
   * and ends with it, when the signal aborts, or when the reader leaves the loop. A source behind a gate waits for a
   * permit first, and fails as `Gate.enter` does.
   */
  open(table: PlannedTable, work: Work): TaskEither<Failure, AsyncIterable<Uint8Array>>;
  /**
   * Opens several tables with one permit for all. The reader takes the streams in order, each to its end. Fails as
   * `open` does.
   */
  openAll(
    tables: readonly PlannedTable[],
    work: Work,
  ): TaskEither<Failure, AsyncIterable<AsyncIterable<Uint8Array>>>;
}
