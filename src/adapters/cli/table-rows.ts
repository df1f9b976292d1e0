import type { TableRows } from '../../application/use-cases/load-tables.js';
import { joinedBytes } from '../../domain/basics/joined-bytes.js';
import { encodeTable } from '../../domain/generation/encode-table.js';
import type { TextPlan } from '../../domain/generation/table-plan.js';

/** A batch is about as long as the chunks of a file. Short rows need a bound too, because a batch is one piece of work. */
const BATCH_BYTES = 2 * 1024 * 1024;
const MOST_BATCH_ROWS = 20000;

const NOTHING = new Uint8Array(0);

/** The rows of a planned table, in batches of whole rows. */
export function tableRows(plan: TextPlan, name: string): TableRows {
  const { request, longestRow } = plan;
  const most = Math.max(1, Math.min(MOST_BATCH_ROWS, Math.floor(BATCH_BYTES / longestRow)));
  const columns = request.fields.filter(({ hidden }) => !hidden).map((field) => field.name);
  function* batches(
    offset: number,
    rows: number,
    onRows: (made: number) => void,
  ): Generator<Uint8Array, void, undefined> {
    for (let made = 0; made < rows; ) {
      const count = Math.min(most, rows - made);
      const window = { ...request, offset: request.offset + offset + made, rows: count };
      yield joinedBytes([
        ...encodeTable({ ...plan, request: window, head: NOTHING, foot: NOTHING }),
      ]);
      made += count;
      onRows(made);
    }
  }
  return { name, rows: request.rows, columns, batches };
}
