import { DatabaseError } from '../ports/database-link.js';
import { changedCounts } from './changed-counts.js';
import { checkReferences } from './check-references.js';
import { countedRows } from './counted-rows.js';
import { keepingOthers } from './keeping-others.js';
import { beginTable, loadBatch, onlyNew, tablesToLoad } from './load-batch.js';
import type { LoadedRows, LoadTask, TableRows } from './load-task.js';

/** Rows in one transaction of a load that can be resumed. It is part of what the ledger means, so it never changes. */
const RESUMABLE_BATCH = 100_000;

/**
 * Loads the batches of all tables that the ledger does not have yet, each in a transaction with its entry.
 */
export async function resumeTables(task: LoadTask, load: string): Promise<LoadedRows> {
  const { link } = task;
  const tables = tablesToLoad(task);
  const names = tables.map(({ name }) => name);
  let count = 0;
  for (const table of tables) {
    beginTable(table, task);
    count += await resumeTable(task, load, table);
    task.onProgress(table.rows, table.rows, table.name);
  }
  await checkReferences(task);
  await link.renumber(names);
  await link.analyze(names);
  return { ...onlyNew(count), refused: [], partial: [], miscounted: [], left: 0 };
}

async function resumeTable(task: LoadTask, load: string, table: TableRows): Promise<number> {
  const { link } = task;
  const done = await link.ledger.batches(load, table.name);
  let count = 0;
  for (let batch = 0; batch * RESUMABLE_BATCH < table.rows; batch++) {
    if (done.has(batch)) continue;
    const offset = batch * RESUMABLE_BATCH;
    const rows = Math.min(RESUMABLE_BATCH, table.rows - offset);
    await keepingOthers(task, async () => {
      await link.ledger.record(load, table.name, batch, rows);
      const before = task.hasTriggers ? await countedRows(link, [table.name]) : undefined;
      await loadBatch(task, table, offset, rows);
      const added = [{ table, ...onlyNew(rows) }];
      const [changed] = before ? await changedCounts(link, added, before) : [];
      if (changed !== undefined) throw new DatabaseError(changed);
    });
    count += rows;
  }
  return count;
}
