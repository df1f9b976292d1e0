import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import { longestText } from '../columns/longest-text.js';
import type { BinaryFile } from '../encoding/binary-file.js';
import type { Failure } from '../errors/failure.js';
import type { BinaryFormat } from '../formats/format.js';
import { rowSize } from './encode/row-size.js';
import type { GenerateRequest } from './generate-request.js';
import { nestedColumns } from './nested-columns.js';
import type { PlannedColumns } from './plan-columns.js';
import { fileCost, type PlanCost } from './plan-cost.js';
import { planValues } from './plan-values.js';
import { withinRowLimits } from './row-limits.js';
import type { ColumnsPlan, FilePlan } from './table-plan.js';

/**
 * The most estimated time for a group, in nanoseconds. A thread makes a group in one go, so other tables wait for it. A row
 * that refers to rows of other tables can take a tenth of a second.
 */
const MOST_GROUP_COST = 250_000_000;

/** The file with groups that take at most this time, each of half as many rows as often as needed. */
function inShortGroups(file: BinaryFile, { row }: PlanCost): BinaryFile {
  let { rowsPerGroup } = file;
  while (rowsPerGroup > 1 && rowsPerGroup * row > MOST_GROUP_COST) rowsPerGroup /= 2;
  return { ...file, rowsPerGroup };
}

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
      return {
        kind: 'file',
        ...rows,
        file: inShortGroups(format.file(columns, options), rows.cost),
      };
    })(values);
  }
  const { columns, steps } = nestedColumns(planned.columns);
  yield;
  const texts = planned.columns.reduce((sum, { plan }) => sum + longestText(plan.cell).bytes, 0);
  const widestRow = planned.hiddenBytes + texts;
  const file = format.nestedFile(columns, options);
  return E.map((): FilePlan => {
    const cost = fileCost(steps, rowSize(request.fields).cells, widestRow);
    return { kind: 'file', request, steps, widestRow, cost, file: inShortGroups(file, cost) };
  })(withinRowLimits(widestRow, steps));
}

function isNested({ columns }: PlannedColumns): boolean {
  return columns.some(({ parents, list }) => parents.length > 0 || list !== undefined);
}
