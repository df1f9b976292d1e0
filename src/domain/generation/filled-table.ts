import type { FillStep } from '../columns/fill-step.js';
import { vectorsOf } from '../columns/vectors-of.js';
import { TypescriptKernel } from '../kernel/typescript-kernel.js';
import { planCost } from './plan-cost.js';
import { allocated, filledWindows, rowsOfWindow, WINDOW } from './windows.js';

/** Fills all rows of a table with these steps, window by window. Yields the first row of each and the number of its rows. */
export function* filledTable(
  steps: readonly FillStep[],
  rows: number,
): Generator<{ readonly row: number; readonly count: number }, void, undefined> {
  const bytes = [...vectorsOf(steps)].reduce((sum, vector) => sum + vector.room(1), 1);
  const most = rowsOfWindow({ cost: planCost(steps, []), steps }, rows, bytes, WINDOW);
  // The kernel of the thread belongs to the plan that runs.
  const room = { more: 0, tables: 0 };
  const { kernel } = allocated(steps, most, room, new TypescriptKernel());
  let row = 0;
  for (const count of filledWindows(steps, { first: 0, rows }, most, kernel)) {
    yield { row, count };
    row += count;
  }
}
