import type { DatabaseLink } from '../ports/database-link.js';
import { loadTables, resumeTables } from './load-tables.js';
import type { LoadWatch } from './load-task.js';
import type { FillPlan } from './plan-fill.js';

/** On which terms a planned load is done. */
export interface FillTerms {
  readonly link: DatabaseLink;
  readonly truncates: boolean;
  readonly leavesOut: boolean;
  /** Further tables whose rows are deleted with those of the plan. */
  readonly filledByTriggers: readonly string[];
  readonly watch: LoadWatch;
  /** Ends the load between two batches, and rejects with its reason. */
  readonly signal: AbortSignal;
}

/**
 * Fills the tables of a plan, in one transaction or in windows that can be resumed. Returns the number of rows that were
 * loaded now. Rejects with a `DatabaseError` if the server refuses.
 */
export async function fillTables(plan: FillPlan, terms: FillTerms): Promise<number> {
  const { order, rows, present, starts, load, hasBegun, hasTriggers } = plan;
  const { link, truncates, leavesOut, filledByTriggers, watch, signal } = terms;
  const emptied = truncates ? [...order.tables.map(({ name }) => name), ...filledByTriggers] : [];
  const kept = [...present].flatMap(([name, count]) =>
    count > 0 && !emptied.includes(name) ? [name] : [],
  );
  const task = { link, order, rows, present: new Set(kept), hasTriggers, watch, leavesOut, signal };
  if (load === undefined) return await loadTables(task, emptied);
  if (!hasBegun) {
    await link.transaction(async () => {
      if (emptied.length > 0) await link.empty(emptied);
      await link.ledger.begin(load, starts);
    });
  }
  return await resumeTables(task, load);
}
