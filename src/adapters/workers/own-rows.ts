import type { RowSource } from '../../application/ports/row-source.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { ChunkMemory } from './chunk-memory.js';
import { LoopTurns } from './loop-turns.js';
import { type Chunks, type MakeRows, rowsBy } from './make-rows.js';
import { rowsHere } from './rows-here.js';
import type { ThreadPool } from './thread-pool.js';
import { isMadeByThreads, type Threads } from './threads.js';

/** The rows of one caller. */
export interface OwnRows extends RowSource {
  /** Ends the threads. */
  close(): Promise<void>;
}

interface Started {
  readonly pool: ThreadPool;
  readonly make: MakeRows;
}

/**
 * The rows of a caller with threads of its own, which start with the first table that they make. Loads the pool of threads
 * only then. They make the tables that `suits` selects.
 */
export function ownRows(
  threads: Threads,
  suits = (plan: TablePlan): boolean => isMadeByThreads(plan, threads),
): OwnRows {
  const here = rowsHere(new LoopTurns(), new ChunkMemory());
  let started: Promise<Started> | undefined;
  const rows = rowsBy((table, work) => {
    if (!suits(table.plan)) return here(table, work);
    started ??= start(threads);
    return whenStarted(started, ({ make }) => make(table, work));
  });
  return { ...rows, close: async () => (await started)?.pool.close() };
}

async function start(threads: Threads): Promise<Started> {
  const [{ ThreadPool }, { rowsOfThreads }] = await Promise.all([
    import('./thread-pool.js'),
    import('./rows-of-threads.js'),
  ]);
  const pool = new ThreadPool(threads);
  return { pool, make: rowsOfThreads(pool) };
}

async function* whenStarted(started: Promise<Started>, make: (by: Started) => Chunks): Chunks {
  yield* make(await started);
}
