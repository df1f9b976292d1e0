import type { WorkSize } from '../../application/ports/gate.js';
import type { Work } from '../../application/ports/row-source.js';
import type { Turns } from '../../application/ports/turns.js';
import { encodeTable } from '../../domain/generation/encode-table.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';

/** A table made in this thread, one chunk a turn of the event loop. */
export async function* chunksOfThread(
  plan: TablePlan,
  { signal, progress }: Work,
  size: WorkSize,
  turns: Turns,
): AsyncGenerator<Uint8Array, void, undefined> {
  const onRows = (made: number): void => {
    progress.rows = made;
  };
  const chunks = encodeTable(plan, { onRows });
  try {
    for (;;) {
      await turns.next(size);
      signal.throwIfAborted();
      const { done, value } = chunks.next();
      if (done) return;
      yield value;
    }
  } finally {
    chunks.return();
  }
}
