import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Gate, WorkSize } from '../../application/ports/gate.js';
import type {
  PlannedTable,
  Progress,
  RowSource,
  Work,
} from '../../application/ports/row-source.js';
import type { Turns } from '../../application/ports/turns.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { ChunkMemory } from './chunk-memory.js';
import { chunksOfPool } from './chunks-of-pool.js';
import { chunksOfThread } from './chunks-of-thread.js';
import { collectGarbage } from './collect-garbage.js';
import { IdleTimer } from './idle-timer.js';
import type { ThreadPool } from './thread-pool.js';

/** The most cells of a small table. Small tables bypass the queue, so that large tables never delay a preview. */
const SMALL_CELLS = 10_240;
/**
 * The least estimated work in nanoseconds for the pool: less is not worth the plan that each thread must make (measured
 * in bench/). It corresponds to 40,000 rows of ten columns.
 */
const POOL_COST = 20_000_000;

/**
 * The most estimated work for a group of a binary file in the pool, in nanoseconds. A thread makes it in one go, so other
 * tables wait for it.
 */
const MOST_PART_COST = 250_000_000;

const PERMIT_BYTES = 1024 * 1024;
/** Milliseconds without work after which free buffers are dropped and garbage is collected. */
const IDLE = 10_000;

/** Makes rows behind a gate: large tables in the pool of threads, if there is one, and all others in this thread. */
export class GatedRowSource implements RowSource {
  readonly #gate: Gate;
  readonly #turns: Turns;
  readonly #pool: ThreadPool | undefined;
  readonly #memory = new ChunkMemory();
  readonly #idle = new IdleTimer(IDLE, () => {
    this.#memory.clear();
    this.#pool?.clearMemory();
    collectGarbage();
  });

  constructor(gate: Gate, turns: Turns, pool?: ThreadPool) {
    this.#gate = gate;
    this.#turns = turns;
    this.#pool = pool;
  }

  open(
    table: PlannedTable,
    work: Work,
  ): TE.TaskEither<Failure, AsyncGenerator<Uint8Array, void, undefined>> {
    return pipe(
      this.#gate.enter(sizeOf(table.plan), work, permitsOf(table.plan)),
      TE.map((leave) => this.#opened(this.#chunks(table, work), work, leave)),
    );
  }

  openAll(
    tables: readonly PlannedTable[],
    work: Work,
  ): TE.TaskEither<Failure, AsyncGenerator<AsyncIterable<Uint8Array>, void, undefined>> {
    const plans = tables.map(({ plan }) => plan);
    const size = sizeOfAll(plans);
    return pipe(
      // One table is prepared at a time.
      this.#gate.enter(size, work, Math.max(...plans.map(permitsOf))),
      TE.map((leave) => this.#opened(this.#streams(tables, work), work, leave)),
    );
  }

  async *#streams(
    tables: readonly PlannedTable[],
    work: Work,
  ): AsyncGenerator<AsyncIterable<Uint8Array>, void, undefined> {
    for (const table of tables) yield this.#chunks(table, { ...work, progress: added(work) });
  }

  /** A separate method, so that the closure that releases the permit does not keep the plan in memory. */
  #opened<A>(
    made: AsyncGenerator<A, void, undefined>,
    work: Work,
    leave: () => void,
  ): AsyncGenerator<A, void, undefined> {
    const { signal } = work;
    // A generator that was never started runs no `finally`, so the signal releases the permit too.
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    return leaving(made, () => {
      signal.removeEventListener('abort', leave);
      leave();
      this.#idle.restart();
    });
  }

  #chunks({ plan, input }: PlannedTable, work: Work): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#pool === undefined || !suitsPool(plan)) {
      return chunksOfThread(plan, work, sizeOf(plan), this.#turns, this.#memory);
    }
    return chunksOfPool({ plan, input }, work, this.#pool);
  }
}

/** The progress of one more table, which adds to that of the tables before it. */
function added({ progress }: Work): Progress {
  const before = progress.rows;
  return {
    get rows() {
      return progress.rows - before;
    },
    set rows(made) {
      progress.rows = before + made;
    },
  };
}

async function* leaving<A>(
  made: AsyncGenerator<A, void, undefined>,
  leave: () => void,
): AsyncGenerator<A, void, undefined> {
  try {
    yield* made;
  } finally {
    leave();
  }
}

/** The estimated work for the whole table, in nanoseconds. */
function costOf({ request, cost }: TablePlan): number {
  return cost.preparation + request.rows * cost.row;
}

function suitsPool(plan: TablePlan): boolean {
  if (costOf(plan) < POOL_COST) return false;
  if (plan.kind === 'text') return true;
  return Math.min(plan.request.rows, plan.file.rowsPerGroup) * plan.cost.row <= MOST_PART_COST;
}

/** The number of permits that a table needs, by the size of its prepared data: this bounds the memory of all tables. */
function permitsOf({ cost }: TablePlan): number {
  return Math.max(1, Math.ceil(cost.prepared / PERMIT_BYTES));
}

function sizeOf(plan: TablePlan): WorkSize {
  return sizeOfAll([plan]);
}

function sizeOfAll(plans: readonly TablePlan[]): WorkSize {
  const cells = plans.reduce((sum, { request }) => sum + request.rows * request.fields.length, 0);
  const cost = plans.reduce((sum, plan) => sum + costOf(plan), 0);
  return cells <= SMALL_CELLS && cost < POOL_COST ? 'small' : 'large';
}
