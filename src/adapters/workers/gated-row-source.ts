import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Gate, WorkSize } from '../../application/ports/gate.js';
import type { PlannedTable, RowSource, Work } from '../../application/ports/row-source.js';
import type { Turns } from '../../application/ports/turns.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { ChunkMemory } from './chunk-memory.js';
import { chunksOfPool } from './chunks-of-pool.js';
import { chunksOfThread } from './chunks-of-thread.js';
import type { ThreadPool } from './thread-pool.js';

/** Work of so few cells and bytes passes the queue, so that large jobs never starve a preview. */
const SMALL_CELLS = 10_240;
const SMALL_BYTES = 8 * 1024 * 1024;
/** From so many cells on other threads are worth the plan that each must make (measured in bench/). */
const POOL_CELLS = 400_000;

/** Makes rows behind a gate: large tables in a pool of threads where there is one, others in this one. */
export class GatedRowSource implements RowSource {
  readonly #gate: Gate;
  readonly #turns: Turns;
  readonly #pool: ThreadPool | undefined;
  readonly #memory = new ChunkMemory();

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
      this.#gate.enter(sizeOf(table.plan), work.signal),
      TE.map((leave) => this.#opened(table, work, leave)),
    );
  }

  /** Apart, so that what gives the place back does not keep the plan alive. */
  #opened(
    table: PlannedTable,
    work: Work,
    leave: () => void,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    const { signal } = work;
    // A loop that is never begun runs no `finally`: the signal frees its place as well.
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    return leaving(this.#chunks(table, work), () => {
      signal.removeEventListener('abort', leave);
      leave();
    });
  }

  #chunks({ plan, input }: PlannedTable, work: Work): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#pool === undefined || cellsOf(plan) < POOL_CELLS) {
      return chunksOfThread(plan, work, sizeOf(plan), this.#turns, this.#memory);
    }
    // Without the plan, which takes up to tens of megabytes: the threads have their own.
    const { request, head, foot, longestRow } = plan;
    return chunksOfPool({ request, head, foot, longestRow, input }, work, this.#pool);
  }
}

async function* leaving(
  chunks: AsyncGenerator<Uint8Array, void, undefined>,
  leave: () => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* chunks;
  } finally {
    leave();
  }
}

function cellsOf({ request: { rows, fields } }: TablePlan): number {
  return rows * fields.length;
}

function sizeOf(plan: TablePlan): WorkSize {
  const bytes = plan.request.rows * plan.longestRow;
  return cellsOf(plan) <= SMALL_CELLS && bytes <= SMALL_BYTES ? 'small' : 'large';
}
