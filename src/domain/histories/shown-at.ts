import type { Stepwise } from '../basics/stepwise.js';
import { NumberVector } from '../columns/vectors.js';
import type { GenerateRequest } from '../generation/generate-request.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { rowsAt } from '../lives/existence.js';
import type { LivingTable, LivingTables } from './living-tables.js';
import { TableViews } from './table-views.js';

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
  const places = new NumberVector();
  const moments = new NumberVector();
  const fill = (first: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      places.data[i] = alive === undefined ? first + i : (alive[first + i] as number);
    }
    moments.data.fill(moment, 0, count);
  };
  const placed = { rows: places, steps: [{ vectors: [places, moments], fill }] };
  const views = new TableViews(table, placed, alive === undefined, vocabulary);
  return { ...table.request, rows, view: views.at(moments) };
}
