import type { ColumnPlan } from '../columns/column-plan.js';
import { comparedValues } from '../columns/compared-values.js';
import { singleSteps } from '../columns/one-step.js';
import { preparationsOf } from '../columns/preparing-steps.js';
import { vectorsOf } from '../columns/vectors-of.js';
import { TypescriptKernel } from '../kernel/typescript-kernel.js';
import type { RowGroups } from '../relations/row-groups.js';
import { type RowIndex, rowIndex } from '../relations/row-index.js';
import { planCost } from './plan-cost.js';
import { allocated, filledWindows, rowsOfWindow, WINDOW } from './windows.js';

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
  const cost = planCost(steps, []);
  function* added(groups: RowGroups): Generator<number, void, undefined> {
    const bytes = [...vectorsOf(steps)].reduce((sum, vector) => sum + vector.room(1), 1);
    const most = rowsOfWindow({ cost, steps }, rows, bytes, WINDOW);
    // The kernel of the thread belongs to the plan that runs.
    const room = { more: 0, tables: 0 };
    const { kernel } = allocated(steps, most, room, new TypescriptKernel());
    let row = 0;
    for (const count of filledWindows(steps, { first: 0, rows }, most, kernel)) {
      for (let i = 0; i < count; i++) groups.add(row + i, compared.at(i));
      row += count;
      yield row;
    }
  }
  const index = rowIndex({ rows, values, longest: compared.longest, cost: cost.row, added });
  return { ...index, preparations: [...preparationsOf(steps), ...index.preparations] };
}
