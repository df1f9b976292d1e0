import * as TE from 'fp-ts/lib/TaskEither.js';
import type { PlannedTable, RowSource, Work } from '../../application/ports/row-source.js';

/** The chunks of one table. */
export type Chunks = AsyncGenerator<Uint8Array, void, undefined>;

/** Makes the chunks of a table, without a wait for a permit. */
export type MakeRows = (table: PlannedTable, work: Work) => Chunks;

/** The source of rows that are made in a given way. It refuses no work. */
export function rowsBy(make: MakeRows): RowSource {
  return {
    open: (table, work) => TE.right(make(table, work)),
    openAll: (tables, work) => TE.right(inOrder(tables, work, make)),
  };
}

/** The streams of several tables in order. Their rows are counted over all of them. */
async function* inOrder(
  tables: readonly PlannedTable[],
  work: Work,
  make: MakeRows,
): AsyncGenerator<Chunks, void, undefined> {
  let before = 0;
  for (const table of tables) {
    const first = before;
    yield make(table, { ...work, onRows: (made) => work.onRows(first + made) });
    before += table.plan.request.rows;
  }
}
