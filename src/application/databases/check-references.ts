import { counted } from '../../domain/basics/counted.js';
import type { TableForeignKey } from '../../domain/databases/loading/load-order.js';
import type { DatabaseTable } from '../../domain/databases/model/database-schema.js';
import { DatabaseError } from '../ports/database-link.js';
import type { LoadTask } from './load-task.js';

/** A database checks its foreign keys itself, unless somebody has turned that off. */
export async function checkReferences({ link, order, rows, signal }: LoadTask): Promise<void> {
  const tables = order.tables.filter(({ name }) => rows.has(name));
  for (const { table, key } of tables.flatMap(foreignKeys)) {
    signal.throwIfAborted();
    const orphans = await link.countOrphans(table, key);
    if (orphans === 0) continue;
    const columns = key.columns.join(', ');
    throw new DatabaseError(
      `${table}: ${counted(orphans, 'row')} ${orphans === 1 ? 'has' : 'have'} a ${columns} that ${key.table} does not have`,
    );
  }
}

function foreignKeys({ name, foreignKeys: keys }: DatabaseTable): readonly TableForeignKey[] {
  return keys.map((key) => ({ table: name, key }));
}
