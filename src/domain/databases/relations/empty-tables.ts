import type { DatabaseSchema, DatabaseTable, MissedPart } from '../model/database-schema.js';
import type { SchemaIndex } from '../model/schema-index.js';
import { triggersOf } from '../model/triggers.js';

/**
 * Tables that get no rows: those that can have none, and those to which triggers add rows and to which no other table refers.
 * Other rows could repeat the keys of these.
 */
export function emptyTables(
  schema: DatabaseSchema,
  index: SchemaIndex,
): ReadonlyMap<DatabaseTable, MissedPart> {
  const empty = new Map<DatabaseTable, MissedPart>();
  for (const table of schema.tables) {
    const { name, rowless } = table;
    const reason = `the table stays empty: ${rowless}`;
    if (rowless !== undefined) empty.set(table, { table: name, text: name, reason });
  }
  for (const { part, fills } of triggersOf(schema)) {
    const { table: owner = 'another table', text } = part;
    const reason = `the table stays empty: a trigger of ${owner} adds its rows`;
    for (const name of fills) {
      const table = index.table(name);
      if (table === undefined || table.name === owner || index.referring(table).size > 0) continue;
      empty.set(table, { table: table.name, text: text.slice(0, 100), reason });
    }
  }
  return empty;
}
