import type { ColumnPlan } from '../../columns/column-plan.js';
import { columnValues } from '../../columns/column-values.js';
import { singleSteps } from '../../columns/one-step.js';
import { preparationsOf } from '../../columns/preparing-steps.js';
import type { IndexVector, NumberVector } from '../../columns/vectors.js';
import type { ReferencedRows } from '../../relations/referenced-rows.js';
import { RowTotals, type TotalKind } from '../../relations/row-totals.js';
import { type Prepared, wholeTable } from '../../relations/whole-table.js';
import { filledTable } from '../filled-table.js';
import { planCost } from '../plan-cost.js';

/** The estimated time to add a row to a total, in nanoseconds. */
const ROW_COST = 20;

/** A table whose rows are added up for each row to which they refer. */
interface TotalledTable {
  readonly rows: number;
  /** The number of rows to which they refer. */
  readonly targets: number;
  readonly kind: TotalKind;
  readonly referenced: ReferencedRows;
  /** The column that shows these references: it tells which of them are null. */
  readonly reference: ColumnPlan;
  /** The column of the numbers; undefined if rows are counted. */
  readonly numbers: ColumnPlan | undefined;
}

/** The totals of a table. All its rows are generated once. */
export function totalsOfTable(table: TotalledTable): Prepared<RowTotals> {
  const { rows, targets, kind, referenced, reference, numbers } = table;
  const masks = [reference.present, numbers?.present].filter((mask) => mask !== undefined);
  const steps = singleSteps([
    ...referenced.steps,
    ...(reference.present === undefined ? [] : reference.steps),
    ...(numbers?.steps ?? []),
  ]);
  const values = numbers && storedNumbers(numbers);
  function* taken(totals: RowTotals): Generator<number, void, undefined> {
    for (const { row, count } of filledTable(steps, rows)) {
      for (let i = 0; i < count; i++) {
        if (isNull(masks, i)) continue;
        const target = referenced.rows.data[i] as number;
        totals.take(target, row + i, values?.data[i] ?? 0);
      }
      yield row + count;
    }
  }
  const prepared = wholeTable({
    rows,
    rowCost: planCost(steps, []).row + ROW_COST,
    bytes: targets * RowTotals.bytesOf(kind),
    make: () => new RowTotals(kind, targets),
    taken,
  });
  return { ...prepared, preparations: [...preparationsOf(steps), ...prepared.preparations] };
}

/** The vector of the numbers or moments of a column; undefined for other values, which are counted alone. */
function storedNumbers(column: ColumnPlan): NumberVector | undefined {
  const { vectors } = columnValues(column);
  return vectors.kind === 'numbers' || vectors.kind === 'moments' ? vectors.values : undefined;
}

function isNull(masks: readonly IndexVector[], i: number): boolean {
  for (const { data } of masks) if (data[i] === 0) return true;
  return false;
}
