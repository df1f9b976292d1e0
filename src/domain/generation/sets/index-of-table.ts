import type { ColumnPlan } from '../../columns/column-plan.js';
import { comparedValues } from '../../columns/compared-values.js';
import { singleSteps } from '../../columns/one-step.js';
import { preparationsOf } from '../../columns/preparing-steps.js';
import type { RowGroups } from '../../relations/row-groups.js';
import { type RowIndex, rowIndex } from '../../relations/row-index.js';
import { filledTable } from '../filled-table.js';
import { planCost } from '../plan-cost.js';

/** A table whose rows are found by the values of these columns, which have at most `values` different ones. */
interface IndexedTable {
  readonly rows: number;
  readonly values: number;
  readonly columns: readonly ColumnPlan[];
}

/** The rows of a table by the values of some columns. All rows are generated once. */
export function indexOfTable({ rows, values, columns }: IndexedTable): RowIndex {
  const compared = comparedValues(columns);
  const steps = singleSteps(compared.steps);
  const { row: cost } = planCost(steps, []);
  function* added(groups: RowGroups): Generator<number, void, undefined> {
    for (const { row, count } of filledTable(steps, rows)) {
      for (let i = 0; i < count; i++) groups.add(row + i, compared.at(i));
      yield row + count;
    }
  }
  const index = rowIndex({ rows, values, longest: compared.longest, cost, added });
  return { ...index, preparations: [...preparationsOf(steps), ...index.preparations] };
}
