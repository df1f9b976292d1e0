import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlannedTable, Work } from '../../application/ports/row-source.js';
import type { FilePlan, TextPlan } from '../../domain/generation/table-plan.js';
import { LentChunks } from './lent-chunks.js';
import type { Chunks, MakeRows } from './make-rows.js';
import type { TableSource } from './thread-messages.js';
import type { LentSlice, ThreadPool } from './thread-pool.js';
import { LEAST_TASK_BYTES } from './threads.js';

/** The target for the bytes of finished rows that no client has read yet, over all tables. */
const WAITING_BYTES = 16 * 1024 * 1024;
const MOST_TASK_BYTES = 2 * 1024 * 1024;

/** How a table is divided into slices, and what surrounds them. */
interface Division {
  readonly head: Uint8Array;
  foot(summaries: readonly unknown[]): Iterable<Uint8Array>;
  /** How many slices are made at a time. */
  ahead(): number;
  /** The rows of the next slice if `left` rows are left, and the room for its bytes. */
  next(left: number): { readonly count: number; readonly room: number };
  /** Is called with every slice, in order. */
  made?(slice: LentSlice): void;
}

/**
 * Makes tables by the threads of a pool, in order. Slices are made ahead of the reader, enough of them to keep every
 * thread busy. If the reader stops, no further slices are started (back-pressure).
 */
export function rowsOfThreads(pool: ThreadPool): MakeRows {
  return (table, work) => chunksOf(table, work, pool);
}

function chunksOf({ plan, input }: PlannedTable, work: Work, pool: ThreadPool): Chunks {
  const { rows, offset, seed } = plan.request;
  // The plan can take tens of megabytes and is not passed on: each thread makes its own from the request.
  const division = plan.kind === 'text' ? texts(plan, pool) : groups(plan, pool);
  return inOrder(division, { first: offset, rows, source: { input, seed } }, work, pool);
}

/** Text is divided anywhere between two rows. */
function texts({ head, foot, longestRow }: TextPlan, pool: ThreadPool): Division {
  return {
    head,
    foot: () => [foot],
    ahead: () => pool.ahead,
    next: (left) => {
      const room = Math.max(longestRow, bytesOfTask(pool.jobs * pool.ahead));
      return { room, count: Math.min(left, Math.floor(room / longestRow)) };
    },
  };
}

/** A binary file is divided into its groups of rows, which are large: a table has few of them at a time. */
function groups({ file }: FilePlan, pool: ThreadPool): Division {
  // Groups are about equally large, so the buffer of one has room for the next.
  let room = 0;
  return {
    head: file.head,
    foot: (summaries) => file.foot(summaries),
    ahead: () => Math.ceil((pool.threads + 1) / pool.jobs),
    next: (left) => ({ room, count: Math.min(left, file.rowsPerGroup) }),
    made: ({ bytes }) => {
      room = Math.max(room, bytes.buffer.byteLength);
    },
  };
}

interface Rows {
  readonly first: number;
  readonly rows: number;
  readonly source: TableSource;
}

/** A slice in progress. */
interface Making {
  readonly count: number;
  readonly slice: Promise<LentSlice>;
}

async function* inOrder(
  division: Division,
  { first, rows, source }: Rows,
  work: Work,
  pool: ThreadPool,
): Chunks {
  const { signal } = work;
  const lent = new LentChunks(work);
  const end = first + rows;
  const job = pool.begin(source);
  const making: Making[] = [];
  const summaries: unknown[] = [];
  let next = first;
  let made = 0;
  const stop = (): void => job.end();
  signal.addEventListener('abort', stop, { once: true });
  try {
    yield division.head;
    while (making.length > 0 || next < end) {
      while (making.length < division.ahead() && next < end) {
        const { count, room } = division.next(end - next);
        const slice = job.make(next, count, room);
        // Slices are awaited in order; without this handler, one that fails early would be an unhandled rejection.
        slice.catch(() => {});
        making.push({ count, slice });
        next += count;
      }
      const first = making.shift();
      if (first === undefined) break;
      const slice = await first.slice.catch((error: Error) => {
        signal.throwIfAborted();
        throw error;
      });
      division.made?.(slice);
      summaries.push(slice.summary);
      made += first.count;
      work.onRows(made);
      lent.collect();
      yield lent.lend(slice.bytes, slice.memory);
    }
    for (const slice of division.foot(summaries)) {
      await nextTurn();
      yield slice;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    job.end();
  }
}

/** The size of a slice in bytes: a power of two, so that the memory of a thread has few different sizes. */
function bytesOfTask(tasks: number): number {
  const share = 2 ** Math.floor(Math.log2(WAITING_BYTES / tasks));
  return Math.max(LEAST_TASK_BYTES, Math.min(MOST_TASK_BYTES, share));
}
