import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import type { BinaryFormat } from '../formats/format.js';
import type { GenerateRequest } from './generate-request.js';
import type { PlannedColumns } from './plan-columns.js';
import { planValues } from './plan-values.js';
import type { ColumnsPlan, FilePlan } from './table-plan.js';

/** Plans the binary file of a table, one column in each step. */
export function* planFile(
  request: GenerateRequest,
  format: BinaryFormat,
  columns: PlannedColumns,
): Stepwise<E.Either<Failure, FilePlan>> {
  const values = yield* planValues(request, columns);
  return E.map(({ columns: shown, ...rows }: ColumnsPlan): FilePlan => {
    return { kind: 'file', ...rows, file: format.file(shown, request.options) };
  })(values);
}
