import type { Stepwise } from '../basics/stepwise.js';
import type { GenerateRequest } from '../generation/generate-request.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { rowsAt } from '../lives/existence.js';
import type { LivingTable, LivingTables } from './living-tables.js';
import { tableView } from './table-view.js';

/** Returns the requests for the tables as they stood at a moment, in milliseconds since 1970. */
export function* shownAt(
  requests: ReadonlyMap<string, GenerateRequest>,
  tables: LivingTables,
  moment: number,
  vocabulary: Vocabulary,
): Stepwise<ReadonlyMap<string, GenerateRequest>> {
  const shown = new Map<string, GenerateRequest>();
  for (const [name, request] of requests) {
    const table = tables.of(name);
    shown.set(name, table === undefined ? request : yield* viewAt(table, moment, vocabulary));
    yield;
  }
  return shown;
}

function* viewAt(
  table: LivingTable,
  moment: number,
  vocabulary: Vocabulary,
): Stepwise<GenerateRequest> {
  const { existence, request } = table;
  const alive = yield* rowsAt(existence, moment);
  const view = tableView(
    table,
    {
      inPlace: alive === undefined,
      fill: (rows, moments, first, count) => {
        for (let i = 0; i < count; i++) {
          rows[i] = alive === undefined ? first + i : (alive[first + i] as number);
          moments[i] = moment;
        }
      },
    },
    vocabulary,
  );
  return { ...request, rows: alive?.length ?? existence.bornBefore(moment), view };
}
