import type { PlannedTable, RowSource, Work } from '../../application/ports/row-source.js';
import { packOf } from '../../application/tables/pack-of.js';
import { orThrow } from '../library/or-throw.js';
import { fileOf } from '../library/table.js';
import type { Chunks } from '../workers/make-rows.js';

type OnRows = Work['onRows'];

/** The file of a table for a reader that needs a chunk only until it asks for the next one. */
export function tableFile(table: PlannedTable, rows: RowSource, onRows: OnRows): Chunks {
  const pack = packOf(table.plan);
  // A compressor keeps chunks that it has not compressed yet.
  return fileOf(tableChunks(table, rows, onRows, pack === undefined), pack);
}

/** The chunks of a table, not compressed. If `reuse`, the memory of a chunk is used again for later ones. */
export async function* tableChunks(
  table: PlannedTable,
  rows: RowSource,
  onRows: OnRows,
  reuse: boolean,
): Chunks {
  const { signal } = new AbortController();
  const work = { callerId: '', signal, onRows, hasReadAll: () => reuse };
  yield* orThrow(await rows.open(table, work)());
}
