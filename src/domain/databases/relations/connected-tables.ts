import type { DatabaseTable } from '../model/database-schema.js';
import type { SchemaIndex } from '../model/schema-index.js';

/** The tables in groups: no foreign key leads from one group to another. Groups and tables keep the order of the schema. */
export function connectedTables(
  tables: readonly DatabaseTable[],
  index: SchemaIndex,
): readonly (readonly DatabaseTable[])[] {
  const groups = new Map<DatabaseTable, number>();
  let count = 0;
  for (const first of tables) {
    if (groups.has(first)) continue;
    const open = [first];
    for (let table = open.pop(); table !== undefined; table = open.pop()) {
      if (groups.has(table)) continue;
      groups.set(table, count);
      for (const other of index.referring(table)) open.push(other);
      for (const key of table.foreignKeys) {
        const other = index.table(key.table);
        if (other !== undefined) open.push(other);
      }
    }
    count++;
  }
  const found: DatabaseTable[][] = Array.from({ length: count }, () => []);
  for (const table of tables) found[groups.get(table) ?? 0]?.push(table);
  return found;
}
