import * as E from 'fp-ts/lib/Either.js';
import { joinedBytes } from '../../domain/basics/joined-bytes.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import type { Failure } from '../../domain/errors/failure.js';
import { total } from '../../domain/field-types/total.js';
import { encodeTable } from '../../domain/generation/encode/encode-table.js';
import type { GenerateRequest } from '../../domain/generation/generate-request.js';
import { shownName } from '../../domain/generation/shown-names.js';
import type { TablePlan, TextPlan } from '../../domain/generation/table-plan.js';
import type { TableRows } from './load-task.js';

/** A batch is about as long as the chunks of a file. Short rows need a bound too, because a batch is one piece of work. */
const BATCH_BYTES = 2 * 1024 * 1024;
const MOST_BATCH_ROWS = 20000;

const NOTHING = new Uint8Array(0);

/** The rows of a table, in batches of whole rows. Fails if it cannot be planned. */
export function tableRows(
  request: GenerateRequest,
  engine: Pick<TableEngine, 'plan'>,
): E.Either<Failure, TableRows> {
  return E.map((plan: TablePlan) => {
    if (plan.kind === 'text') return rowsOf(plan, engine);
    throw new Error('rows for a database are text');
  })(engine.plan(request));
}

function rowsOf(plan: TextPlan, engine: Pick<TableEngine, 'plan'>): TableRows {
  const { longestRow, request } = plan;
  const most = Math.max(1, Math.min(MOST_BATCH_ROWS, Math.floor(BATCH_BYTES / longestRow)));
  const columns = [...new Set(request.fields.filter(({ hidden }) => !hidden).map(shownName))];
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
  const fields = [...new Set(request.fields.map(shownName))];
  const only = (shown: readonly string[]): TableRows => {
    // A hidden field stays in the table, because others may use its values.
    const shownAlone = request.fields.map((field) => ({
      ...field,
      hidden: !shown.includes(shownName(field)),
    }));
    const fewer = tableRows({ ...request, fields: shownAlone }, engine);
    if (E.isRight(fewer)) return fewer.right;
    throw new Error('a table with fewer columns cannot be planned');
  };
  const totalsOf = request.fields.flatMap(({ type, constraints }) =>
    type === total ? [String(constraints.table)] : [],
  );
  return { name: request.tableName, rows: request.rows, columns, fields, totalsOf, batches, only };
}
