import type { DatabaseTable } from '../../domain/databases/model/database-schema.js';
import type { WrittenRows } from '../ports/database-link.js';
import { lackingRows } from './lacking-rows.js';
import type { LoadedRows, LoadTask, TableRows } from './load-task.js';

/** A table with what the database has accepted of its rows. */
export interface FilledTable extends WrittenRows {
  readonly table: TableRows;
}

/** What a load has written so far. */
export interface Loading extends Pick<LoadedRows, 'refused' | 'partial'> {
  readonly filled: readonly FilledTable[];
}

/**
 * Deletes the loaded rows of tables in a cycle that refer to rows which were left out after them, and the rows that refer to
 * these. The database would refuse all rows at the end of the transaction.
 */
export async function withoutLateOrphans(task: LoadTask, loading: Loading): Promise<Loading> {
  const counts = new Map(loading.filled.map(({ table, rows }) => [table.name, rows]));
  const lost = await deleteOrphans(task, counts);
  const reasons = [...lost].map(([name, other]) => ({
    isEmpty: counts.get(name) === 0,
    text: `${name}: it refers to ${other}`,
    partly: `${name}: rows referred to rows of ${other} that were left out`,
  }));
  return {
    filled: loading.filled.flatMap((one) => {
      const rows = counts.get(one.table.name) ?? 0;
      return rows > 0 || one.table.rows === 0 ? [{ ...one, rows }] : [];
    }),
    refused: [...loading.refused, ...reasons.flatMap((one) => (one.isEmpty ? [one.text] : []))],
    partial: [...loading.partial, ...reasons.flatMap((one) => (one.isEmpty ? [] : [one.partly]))],
  };
}

/** Deletes rows until none refers to a missing one. Brings the counts up to date, and returns what each table that lost rows refers to. */
async function deleteOrphans(
  { link, order, rows, present }: LoadTask,
  counts: Map<string, number>,
): Promise<ReadonlyMap<string, string>> {
  const isLacking = lackingRows(rows, counts);
  const lost = new Map<string, string>();
  const deleteFrom = async ({ name, foreignKeys }: DatabaseTable): Promise<boolean> => {
    let isChanged = false;
    for (const key of foreignKeys.filter(({ table }) => isLacking(table))) {
      const deleted = await link.deleteOrphans(name, key);
      if (deleted === 0) continue;
      counts.set(name, (counts.get(name) ?? 0) - deleted);
      lost.set(name, key.table);
      isChanged = true;
    }
    return isChanged;
  };
  // Rows that were there stay, whatever they refer to.
  const tables = order.tables.filter(({ name }) => counts.has(name) && !present.has(name));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const table of tables) if (await deleteFrom(table)) isChanged = true;
  }
  return lost;
}
