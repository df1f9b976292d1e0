import { counted } from '../../basics/counted.js';
import type { FaultList } from '../../errors/fault-list.js';
import { rowSize } from '../../generation/encode/row-size.js';
import type { GenerateRequest } from '../../generation/generate-request.js';
import type { RequestLimits } from '../params/limits.js';

/** Checks the limits of rows and cells over all tables. */
export function checkSetSize(
  written: readonly GenerateRequest[],
  limits: RequestLimits,
  isWindow: boolean,
  faults: FaultList,
): void {
  const rows = written.reduce((sum, one) => sum + one.rows, 0);
  const cells = written.reduce((sum, one) => sum + one.rows * rowSize(one.fields).cells, 0);
  if (rows <= limits.rows && cells <= limits.cells) return;
  const problem =
    rows > limits.rows
      ? `${rows} rows exceed the limit of ${counted(limits.rows, 'row')}`
      : `${cells} cells exceed the limit of ${counted(limits.cells, 'cell')}`;
  const message = isWindow
    ? `${problem}: ask for fewer rows at a time`
    : `${problem} over all tables: ask for fewer rows, or for one table at a time with table, offset and rows`;
  faults.add(() => ({ path: isWindow ? '/rows' : '/tables', message }));
}
