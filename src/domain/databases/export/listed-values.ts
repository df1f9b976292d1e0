import { listedIn } from '../checks/read-check.js';
import type { DatabaseColumn, DatabaseTable } from '../model/database-schema.js';
import { columnName } from '../model/schema-index.js';

/** The texts that a column may have: the labels of its type, or those that a check of its table lists. */
export function listedValues(
  { name, values }: DatabaseColumn,
  table: DatabaseTable,
): readonly string[] | undefined {
  if (values !== undefined) return values;
  for (const check of table.checks) {
    const listed = listedIn(check);
    if (listed === undefined || columnName(table, listed.column) !== name) continue;
    const texts = listed.values.filter((value) => typeof value === 'string');
    return texts.length === listed.values.length ? texts : undefined;
  }
  return undefined;
}
