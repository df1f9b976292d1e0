import type { DatabaseTable } from '../model/database-schema.js';
import type { SchemaIndex } from '../model/schema-index.js';

/** The tables in groups: no foreign key leads from one group to another. Groups and tables keep the order of the schema. */
export function connectedTables(
  tables: readonly DatabaseTable[],
  index: SchemaIndex,
): readonly (readonly DatabaseTable[])[] {
  const groupOf = new Map<DatabaseTable, DatabaseTable[]>();
  const groups: DatabaseTable[][] = [];
  for (const table of tables) {
    let group = groupOf.get(table);
    if (group === undefined) {
      group = [];
      groups.push(group);
      for (const other of reachable(table, index)) groupOf.set(other, group);
    }
    group.push(table);
  }
  return groups;
}

/** A table, and all to which foreign keys lead from it in either direction. */
function reachable(first: DatabaseTable, index: SchemaIndex): ReadonlySet<DatabaseTable> {
  // A set is walked in the order in which it grows.
  const found = new Set([first]);
  for (const table of found) {
    for (const other of index.referring(table)) found.add(other);
    for (const key of table.foreignKeys) {
      const other = index.table(key.table);
      if (other !== undefined) found.add(other);
    }
  }
  return found;
}
