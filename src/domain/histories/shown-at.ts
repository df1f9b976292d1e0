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
  const { existence } = table;
  const alive = yield* rowsAt(existence, moment);
  const rows = { moment, alive, count: alive?.length ?? existence.bornBefore(moment) };
  return shownRows(table, rows, vocabulary);
}

/** Rows of a table at a moment: those of a list, or the first ones. */
interface RowsAtMoment {
  readonly moment: number;
  readonly alive: ArrayLike<number> | undefined;
  readonly count: number;
}

/** The request for rows of a table as they stood at a moment. */
export function shownRows(
  table: LivingTable,
  { moment, alive, count: rows }: RowsAtMoment,
  vocabulary: Vocabulary,
): GenerateRequest {
  const view = tableView(
    table,
    {
      inPlace: alive === undefined,
      fill: (places, moments, first, count) => {
        for (let i = 0; i < count; i++) {
          places[i] = alive === undefined ? first + i : (alive[first + i] as number);
          moments[i] = moment;
        }
      },
    },
    vocabulary,
  );
  return { ...table.request, rows, view };
}
