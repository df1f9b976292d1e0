import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import { longestText } from '../columns/longest-text.js';
import type { Failure } from '../errors/failure.js';
import type { BinaryFormat } from '../formats/format.js';
import type { GenerateRequest } from './generate-request.js';
import { nestedColumns } from './nested-columns.js';
import type { PlannedColumns } from './plan-columns.js';
import { fileCost } from './plan-cost.js';
import { planValues } from './plan-values.js';
import { withinRowLimits } from './row-limits.js';
import { rowSize } from './row-size.js';
import type { ColumnsPlan, FilePlan } from './table-plan.js';

/** Plans the binary file of a table, one column in each step. */
export function* planFile(
  request: GenerateRequest,
  format: BinaryFormat,
  planned: PlannedColumns,
): Stepwise<E.Either<Failure, FilePlan>> {
  const { options } = request;
  if (format.nestedFile === undefined || !isNested(planned)) {
    const values = yield* planValues(request, planned);
    return E.map(({ columns, ...rows }: ColumnsPlan): FilePlan => {
      return { kind: 'file', ...rows, file: format.file(columns, options) };
    })(values);
  }
  const { columns, steps } = nestedColumns(planned.columns);
  yield;
  const texts = planned.columns.reduce((sum, { plan }) => sum + longestText(plan.cell).bytes, 0);
  const widestRow = planned.hiddenBytes + texts;
  const file = format.nestedFile(columns, options);
  return E.map((): FilePlan => {
    const cost = fileCost(steps, rowSize(request.fields).cells, widestRow);
    return { kind: 'file', request, steps, widestRow, cost, file };
  })(withinRowLimits(widestRow, steps));
}

function isNested({ columns }: PlannedColumns): boolean {
  return columns.some(({ parents, list }) => parents.length > 0 || list !== undefined);
}
