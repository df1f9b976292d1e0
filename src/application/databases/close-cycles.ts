import { waitingColumns } from '../../domain/databases/loading/load-order.js';
import type { ForeignKey } from '../../domain/databases/model/database-schema.js';
import { inHalves } from './in-halves.js';
import { naming, untilAborted } from './load-batch.js';
import type { LoadTask, TableRows } from './load-task.js';

/** A foreign key of a cycle whose columns are null until all tables have their rows. */
export interface WaitingKey {
  readonly rows: TableRows;
  readonly key: ForeignKey;
  readonly columns: readonly string[];
  /** Fields that identify a row. */
  readonly identity: readonly string[];
}

/**
 * The foreign keys of cycles whose rows are changed at the end, because the database cannot postpone their checks. An upsert
 * has none: whether a row changes is known when all of its values are.
 */
export function waitingKeys({ link, order, rows, upsertKeys }: LoadTask): readonly WaitingKey[] {
  if (link.postponesChecks || upsertKeys !== undefined) return [];
  return order.forward.flatMap(({ table: name, key }) => {
    const table = order.tables.find((one) => one.name === name);
    const own = rows.get(name);
    if (table === undefined || own === undefined || key.isDeferrable) return [];
    const columns = waitingColumns(table, key);
    const identity = table.primaryKey;
    const isIdentified = identity.length > 0 && identity.every((one) => own.fields.includes(one));
    return columns.length > 0 && isIdentified ? [{ rows: own, key, columns, identity }] : [];
  });
}

/**
 * Gives the waiting columns of the tables that were filled their values. Those that would refer to rows which were left out
 * stay null.
 */
export async function closeCycles(
  { link, signal, leavesOut = false }: LoadTask,
  filled: readonly TableRows[],
  waiting: readonly WaitingKey[],
): Promise<void> {
  const names = new Set(filled.map(({ name }) => name));
  for (const { rows, key, columns, identity } of waiting) {
    if (!filled.includes(rows) || !names.has(key.table)) continue;
    const changes = rows.only([...identity, ...columns]);
    const update = (offset: number, count: number): Promise<void> => {
      signal.throwIfAborted();
      const batches = untilAborted(
        changes.batches(offset, count, () => {}),
        signal,
      );
      return naming(rows.name, () => link.update(rows.name, identity, changes.columns, batches));
    };
    if (!leavesOut || !link.hasSavepoints) await update(0, rows.rows);
    else {
      const work: typeof update = (offset, count) => link.attempt(() => update(offset, count));
      await inHalves(rows.rows, { work });
    }
  }
}
