import { DatabaseError, type WrittenRows } from '../ports/database-link.js';
import { inHalves } from './in-halves.js';
import { loadBatch, onlyNew, sumOf } from './load-batch.js';
import type { LoadTask, TableRows } from './load-task.js';

/** A table of which nothing is accepted is given up soon. */
const MOST_REFUSED_AT_FIRST = 50;

/** The rows of a table that a database has accepted. */
export interface AcceptedRows extends WrittenRows {
  /** Why the first of the other rows was refused; undefined if there is none. */
  readonly refusal: DatabaseError | undefined;
}

/**
 * Loads the rows of a table that a database accepts, within a transaction. A window that is refused is taken back and
 * loaded in halves, until each row that breaks a rule is alone. No rule needs to be known for that. Rows that are not tried
 * alone within the bounds above are left out too, and all rows if the table is needed whole. Of rows of the request with one key, the
 * first one that is accepted stays, also in an upsert.
 */
export async function loadAccepted(
  task: LoadTask,
  table: TableRows,
  isNeededWhole: boolean,
): Promise<AcceptedRows> {
  let accepted = onlyNew(0);
  let refused = 0;
  let refusal: DatabaseError | undefined;
  const isGivenUp = (): boolean => accepted.rows === 0 && refused >= MOST_REFUSED_AT_FIRST;

  const all = (): Promise<void> =>
    inHalves(table.rows, {
      work: async (offset, rows) => {
        if (isGivenUp()) return;
        const written = await task.link.attempt(() => loadNow(task, table, offset, rows));
        // A trigger may have written fewer or more. What counts here is what the database has not refused.
        accepted = sumOf(accepted, { ...written, rows });
      },
      onRefused: (error, rows) => {
        refusal ??= error;
        if (rows === 1) refused++;
      },
      isWhole: isNeededWhole,
    });
  const key = task.upsertKeys?.get(table.name);
  await (key === undefined ? all() : task.link.withoutRepeats(table.name, key, all));
  return { ...accepted, refusal };
}

/** Loads rows. Refuses them if rows that triggers add refer to missing ones: the database would refuse all tables for it at the end. */
async function loadNow(
  task: LoadTask,
  table: TableRows,
  offset: number,
  rows: number,
): Promise<WrittenRows> {
  const written = await loadBatch(task, table, offset, rows);
  for (const added of task.keysOfTriggers?.get(table.name) ?? []) {
    if ((await task.link.countOrphans(added.table, added.key)) === 0) continue;
    const columns = added.key.columns.join(', ');
    throw new DatabaseError(
      `${table.name}: a row of ${added.table} that its trigger adds has a ${columns} that ${added.key.table} does not have`,
    );
  }
  return written;
}
