import type { DatabaseSchema, DatabaseTable, MissedPart } from '../model/database-schema.js';
import type { SchemaIndex } from '../model/schema-index.js';

/** A trigger that adds rows to a table. */
const TRIGGERED = /^create (?:or replace )?trigger\b[\s\S]{0,2000}?\binsert into [`"[]?(\w+)/i;

/** Tables to which triggers add rows, and to which no other table refers. Other rows could repeat their keys. */
export function tablesLeftToTriggers(
  { missed }: DatabaseSchema,
  index: SchemaIndex,
): ReadonlyMap<DatabaseTable, MissedPart> {
  const filled = new Map<DatabaseTable, MissedPart>();
  for (const { table: owner, text } of missed) {
    const [, name] = TRIGGERED.exec(text) ?? [];
    const table = name === undefined ? undefined : index.table(name);
    if (table === undefined || table.name === owner || index.referring(table).size > 0) continue;
    const reason = `the table stays empty: a trigger of ${owner ?? 'another table'} adds its rows`;
    filled.set(table, { table: table.name, text: text.slice(0, 100), reason });
  }
  return filled;
}
