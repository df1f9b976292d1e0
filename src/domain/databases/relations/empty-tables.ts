import type { DatabaseSchema, DatabaseTable, MissedPart } from '../model/database-schema.js';
import type { SchemaIndex } from '../model/schema-index.js';

/** A trigger that adds rows to a table. */
const TRIGGERED = /^create (?:or replace )?trigger\b[\s\S]{0,2000}?\binsert into [`"[]?(\w+)/i;

/**
 * Tables that get no rows: those that can have none, and those to which triggers add rows and to which no other table refers.
 * Other rows could repeat the keys of these.
 */
export function emptyTables(
  { tables, missed }: DatabaseSchema,
  index: SchemaIndex,
): ReadonlyMap<DatabaseTable, MissedPart> {
  const empty = new Map<DatabaseTable, MissedPart>();
  for (const table of tables) {
    const { name, rowless } = table;
    const reason = `the table stays empty: ${rowless}`;
    if (rowless !== undefined) empty.set(table, { table: name, text: name, reason });
  }
  for (const { table: owner, text } of missed) {
    const [, name] = TRIGGERED.exec(text) ?? [];
    const table = name === undefined ? undefined : index.table(name);
    if (table === undefined || table.name === owner || index.referring(table).size > 0) continue;
    const source = owner === undefined ? undefined : index.table(owner);
    if (source?.rowless !== undefined) continue;
    const reason = `the table stays empty: a trigger of ${owner ?? 'another table'} adds its rows`;
    empty.set(table, { table: table.name, text: text.slice(0, 100), reason });
  }
  return empty;
}
