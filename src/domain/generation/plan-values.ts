import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import { columnValues } from '../columns/column-values.js';
import { longestText } from '../columns/longest-text.js';
import type { ValueColumn } from '../encoding/binary-file.js';
import type { Failure } from '../errors/failure.js';
import type { GenerateRequest } from './generate-request.js';
import type { PlannedColumns } from './plan-columns.js';
import { fileCost } from './plan-cost.js';
import { withinRowLimits } from './row-limits.js';
import type { ColumnsPlan } from './table-plan.js';

/** Plans the values of a table, one column in each step. */
export function* planValues(
  request: GenerateRequest,
  { columns, hiddenBytes }: PlannedColumns,
): Stepwise<E.Either<Failure, ColumnsPlan>> {
  const shown: ValueColumn[] = [];
  let widestRow = hiddenBytes;
  for (const { name, plan } of columns) {
    shown.push({ name, values: columnValues(plan) });
    widestRow += longestText(plan.cell).bytes;
    yield;
  }
  // Columns that show facets of the same entity share its steps, each of which runs once per window.
  const steps = [...new Set(shown.flatMap(({ values }) => values.steps))];
  return E.map(
    (): ColumnsPlan => ({
      request,
      steps,
      columns: shown,
      widestRow,
      cost: fileCost(steps, shown.length, widestRow),
    }),
  )(withinRowLimits(widestRow, steps));
}
