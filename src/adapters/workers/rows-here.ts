import type { Work } from '../../application/ports/row-source.js';
import type { Turns } from '../../application/ports/turns.js';
import { encodeTable } from '../../domain/generation/encode/encode-table.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import type { ChunkMemory } from './chunk-memory.js';
import { LentChunks } from './lent-chunks.js';
import type { Chunks, MakeRows } from './make-rows.js';
import { sizeOf } from './work-size.js';

/** Makes tables in this thread. Preparation gives way to other work; then each turn makes one chunk. */
export function rowsHere(turns: Turns, memory: ChunkMemory): MakeRows {
  return ({ plan }, work) => chunksHere(plan, work, turns, memory);
}

async function* chunksHere(plan: TablePlan, work: Work, turns: Turns, memory: ChunkMemory): Chunks {
  const { signal } = work;
  const size = sizeOf([plan]);
  const lent = new LentChunks(work);
  const chunks = encodeTable(plan, {
    onRows: (made) => work.onRows(made),
    allocate: (bytes) => memory.take(bytes),
  });
  try {
    for (const { preparation } of plan.steps) {
      if (turns.isOver) await turns.next(size);
      signal.throwIfAborted();
      preparation?.make();
    }
    for (;;) {
      await turns.next(size);
      signal.throwIfAborted();
      lent.collect();
      const { done, value } = chunks.next();
      if (done) return;
      // A slice of a file has a buffer of its own size, and may be empty while its group is incomplete.
      if (plan.kind === 'text') yield lent.lend(value, memory);
      else if (value.length > 0) yield value;
    }
  } finally {
    chunks.return();
  }
}
