import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { PartSource, PartWork } from '../../application/ports/part-source.js';
import type { PlannedTable, RowSource, Work } from '../../application/ports/row-source.js';
import { generation } from '../../application/use-cases/generation.js';
import { packOf } from '../../application/use-cases/pack-of.js';
import type { RunPart } from '../../domain/bulk/run-parts.js';
import { encodeTable } from '../../domain/generation/encode-table.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { ZlibCompressor } from '../compression/zlib-compressor.js';
import { chunksOfPool } from '../workers/chunks-of-pool.js';
import { ownPool, type Threads } from '../workers/own-pool.js';
import type { ThreadPool } from '../workers/thread-pool.js';
import { isWorthThreads } from '../workers/worth-threads.js';
import type { PlannedRun } from './planned-run.js';

/** The compressor runs in threads of Node, of which there are 4. */
const COMPRESSOR_THREADS = 4;

/** Makes parts of a run with threads, or in this thread if the run is small. */
export class ThreadParts implements PartSource {
  readonly #planned: PlannedRun;
  readonly #pool: ThreadPool | undefined;
  readonly #rows: RowSource;
  readonly #compressor = new ZlibCompressor();

  /** The number of parts to make at a time, so that the threads have work while the end of a part is written. */
  readonly lanes: number;

  /** Threads start when the first part is opened. */
  constructor(planned: PlannedRun, threads: Threads) {
    this.#planned = planned;
    const { run, first } = planned;
    const rows = run.tables.reduce((sum, table) => sum + table.rows, 0);
    const hasThreads = threads.count > 1 && isWorthThreads(first, rows);
    const pool = hasThreads ? ownPool(threads) : undefined;
    this.#pool = pool;
    this.#rows = pool === undefined ? ownRows : rowsOf(pool);
    this.lanes = lanesFor(first, pool?.threads ?? 1);
  }

  async *open(
    part: RunPart,
    { signal, onRows }: PartWork,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    const table = this.#planned.plan(part);
    const progress = {
      // Whoever makes the rows adds them up here.
      made: 0,
      get rows(): number {
        return this.made;
      },
      set rows(made: number) {
        this.made = made;
        onRows(made);
      },
    };
    const work: Work = { callerId: '', signal, progress, hasReadAll: () => true };
    const opened = await generation(table, this.#rows, this.#compressor).open('raw', work)();
    if (E.isLeft(opened)) throw new Error(`a part is refused: ${opened.left.code}`);
    yield* opened.right;
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}

function lanesFor(plan: TablePlan, threads: number): number {
  if (packOf(plan) !== undefined) return Math.max(2, Math.min(threads, COMPRESSOR_THREADS));
  if (plan.kind === 'text') return 2;
  const groups = Math.ceil(plan.request.rows / plan.file.rowsPerGroup);
  return Math.max(2, Math.ceil((threads + 1) / groups));
}

function rowsOf(pool: ThreadPool): RowSource {
  return rowSource((table, work) => chunksOfPool(table, work, pool));
}

/** The rows as this thread makes them. */
const ownRows = rowSource(async function* ({ plan }, { signal, progress }) {
  const onRows = (made: number): void => {
    progress.rows = made;
  };
  for (const chunk of encodeTable(plan, { onRows })) {
    signal.throwIfAborted();
    yield chunk;
  }
});

function rowSource(
  open: (table: PlannedTable, work: Work) => AsyncIterable<Uint8Array>,
): RowSource {
  return {
    open: (table, work) => TE.right(open(table, work)),
    openAll: () => {
      throw new Error('a part has one table');
    },
  };
}
