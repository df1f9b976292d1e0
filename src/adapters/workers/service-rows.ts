import type { Gate } from '../../application/ports/gate.js';
import type { Turns } from '../../application/ports/turns.js';
import { ChunkMemory } from './chunk-memory.js';
import { collectGarbage } from './collect-garbage.js';
import { GatedRows } from './gated-rows.js';
import { rowsBy } from './make-rows.js';
import { rowsHere } from './rows-here.js';
import { rowsOfThreads } from './rows-of-threads.js';
import type { ThreadPool } from './thread-pool.js';

/** The rows of a service: behind a gate, by shared threads where there are some and the table is large, else here. */
export function serviceRows(gate: Gate, turns: Turns, pool?: ThreadPool): GatedRows {
  const memory = new ChunkMemory();
  const here = rowsHere(turns, memory);
  const byThreads = pool && rowsOfThreads(pool);
  const rows = rowsBy((table, work) => {
    if (byThreads === undefined || !pool?.suits(table.plan)) return here(table, work);
    return byThreads(table, work);
  });
  return new GatedRows(rows, gate, () => {
    memory.clear();
    pool?.clearMemory();
    collectGarbage();
  });
}
