import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Gate, WorkSize } from '../../application/ports/gate.js';
import type { RowSource, Work } from '../../application/ports/row-source.js';
import type { Turns } from '../../application/ports/turns.js';
import type { Failure } from '../../domain/errors/failure.js';
import { encodeTable } from '../../domain/generation/encode-table.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';

/** Work of so few cells and bytes passes the queue, so that large jobs never starve a preview. */
const SMALL_CELLS = 10_240;
const SMALL_BYTES = 8 * 1024 * 1024;

function sizeOf({ request: { rows, fields }, longestRow }: TablePlan): WorkSize {
  const small = rows * fields.length <= SMALL_CELLS && rows * longestRow <= SMALL_BYTES;
  return small ? 'small' : 'large';
}

/** Makes rows in the server's own thread, one chunk a turn of the event loop. */
export class InlineRowSource implements RowSource {
  readonly #gate: Gate;
  readonly #turns: Turns;

  constructor(gate: Gate, turns: Turns) {
    this.#gate = gate;
    this.#turns = turns;
  }

  open(
    plan: TablePlan,
    work: Work,
  ): TE.TaskEither<Failure, AsyncGenerator<Uint8Array, void, undefined>> {
    const size = sizeOf(plan);
    const { signal } = work;
    return pipe(
      this.#gate.enter(size, signal),
      TE.map((leave) => {
        // A loop that is never begun runs no `finally`: the signal frees its place as well.
        if (signal.aborted) leave();
        else signal.addEventListener('abort', leave, { once: true });
        return this.#chunks(plan, size, work, leave);
      }),
    );
  }

  async *#chunks(
    plan: TablePlan,
    size: WorkSize,
    { signal, progress }: Work,
    leave: () => void,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    const onRows = (made: number): void => {
      progress.rows = made;
    };
    const chunks = encodeTable(plan, { onRows });
    try {
      for (;;) {
        await this.#turns.next(size);
        signal.throwIfAborted();
        const { done, value } = chunks.next();
        if (done) return;
        yield value;
      }
    } finally {
      chunks.return();
      signal.removeEventListener('abort', leave);
      leave();
    }
  }
}
