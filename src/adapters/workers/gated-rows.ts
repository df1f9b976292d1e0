import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Gate } from '../../application/ports/gate.js';
import type { PlannedTable, RowSource, Work } from '../../application/ports/row-source.js';
import type { Failure } from '../../domain/errors/failure.js';
import { IdleTimer } from './idle-timer.js';
import { permitsOf, sizeOf } from './work-size.js';

/** Milliseconds without work after which memory is freed. */
const IDLE = 10_000;

/** Makes rows by another source, behind a gate. The permits are released at the end, or when the signal aborts. */
export class GatedRows implements RowSource {
  readonly #rows: RowSource;
  readonly #gate: Gate;
  readonly #idle: IdleTimer;

  /** `rest` frees the memory of the source. It is called when no table was made for some seconds. */
  constructor(rows: RowSource, gate: Gate, rest: () => void) {
    this.#rows = rows;
    this.#gate = gate;
    this.#idle = new IdleTimer(IDLE, rest);
  }

  open(
    table: PlannedTable,
    work: Work,
  ): TE.TaskEither<Failure, AsyncGenerator<Uint8Array, void, undefined>> {
    return pipe(
      this.#gate.enter(sizeOf([table.plan]), work, permitsOf(table.plan)),
      TE.chain((leave) => this.#opened(this.#rows.open(table, work), work, leave)),
    );
  }

  openAll(
    tables: readonly PlannedTable[],
    work: Work,
  ): TE.TaskEither<Failure, AsyncGenerator<AsyncIterable<Uint8Array>, void, undefined>> {
    const plans = tables.map(({ plan }) => plan);
    // One table is prepared at a time.
    const permits = Math.max(...plans.map(permitsOf));
    return pipe(
      this.#gate.enter(sizeOf(plans), work, permits),
      TE.chain((leave) => this.#opened(this.#rows.openAll(tables, work), work, leave)),
    );
  }

  /** A separate method, so that the closure that releases the permit does not keep the plan in memory. */
  #opened<A>(
    opened: TE.TaskEither<Failure, AsyncIterable<A>>,
    { signal }: Work,
    leave: () => void,
  ): TE.TaskEither<Failure, AsyncGenerator<A, void, undefined>> {
    // A generator that was never started runs no `finally`, so the signal releases the permit too.
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    const end = (): void => {
      signal.removeEventListener('abort', leave);
      leave();
      this.#idle.restart();
    };
    return pipe(
      opened,
      TE.bimap(
        (failure) => {
          end();
          return failure;
        },
        (made) => leaving(made, end),
      ),
    );
  }
}

async function* leaving<A>(
  made: AsyncIterable<A>,
  leave: () => void,
): AsyncGenerator<A, void, undefined> {
  try {
    yield* made;
  } finally {
    leave();
  }
}
