import type { WorkSize } from '../../application/ports/gate.js';
import type { Work } from '../../application/ports/row-source.js';
import type { Turns } from '../../application/ports/turns.js';
import { encodeTable } from '../../domain/generation/encode-table.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import type { ChunkMemory } from './chunk-memory.js';
import { LentChunks } from './lent-chunks.js';

/** A table made in this thread, one chunk a turn of the event loop. */
export async function* chunksOfThread(
  plan: TablePlan,
  work: Work,
  size: WorkSize,
  turns: Turns,
  memory: ChunkMemory,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { signal, progress } = work;
  const lent = new LentChunks(memory, work);
  const onRows = (made: number): void => {
    progress.rows = made;
  };
  const chunks = encodeTable(plan, { onRows, allocate: (bytes) => memory.take(bytes) });
  try {
    for (;;) {
      await turns.next(size);
      signal.throwIfAborted();
      lent.collect();
      const { done, value } = chunks.next();
      if (done) return;
      yield lent.lend(value);
    }
  } finally {
    chunks.return();
  }
}
