import type { TableRows } from '../../application/databases/load-task.js';
import { joinedBytes } from '../../domain/basics/joined-bytes.js';
import type { Engine } from '../../domain/engine/engine.js';
import { encodeTable } from '../../domain/generation/encode-table.js';
import type { GenerateRequest } from '../../domain/generation/generate-request.js';
import type { TextPlan } from '../../domain/generation/table-plan.js';
import { orThrow } from '../library/or-throw.js';

/** A batch is about as long as the chunks of a file. Short rows need a bound too, because a batch is one piece of work. */
const BATCH_BYTES = 2 * 1024 * 1024;
const MOST_BATCH_ROWS = 20000;

const NOTHING = new Uint8Array(0);

/** The rows of a table, in batches of whole rows. Throws `InvalidRequestError` if it cannot be planned. */
export function tableRows(request: GenerateRequest, engine: Engine): TableRows {
  const plan = textPlan(request, engine);
  const { longestRow } = plan;
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
  const fields = request.fields.map((field) => field.name);
  const only = (shown: readonly string[]): TableRows => {
    // A hidden field stays in the table, because others may use its values.
    const shownAlone = request.fields.map((field) => ({
      ...field,
      hidden: !shown.includes(field.name),
    }));
    return tableRows({ ...request, fields: shownAlone }, engine);
  };
  return { name: request.tableName, rows: request.rows, columns, fields, batches, only };
}

function textPlan(request: GenerateRequest, engine: Engine): TextPlan {
  const plan = orThrow(engine.plan(request));
  if (plan.kind === 'text') return plan;
  throw new Error('rows for a database are text');
}
