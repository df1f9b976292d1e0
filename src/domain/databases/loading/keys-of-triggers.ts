import { appendTo } from '../../basics/append-to.js';
import type { DatabaseSchema } from '../model/database-schema.js';
import { triggersOf } from '../model/triggers.js';
import type { LoadOrder, TableForeignKey } from './load-order.js';

/**
 * The foreign keys of rows that the triggers of each loaded table add, by its name: those that a database checks at the end of the
 * transaction, and to rows that are there when the table is loaded.
 */
export function keysOfTriggers(
  schema: DatabaseSchema,
  { tables, forward }: LoadOrder,
): ReadonlyMap<string, readonly TableForeignKey[]> {
  const filledBy = new Map<string, string[]>();
  for (const { part, fills } of triggersOf(schema)) {
    for (const name of fills) appendTo(filledBy, part.table ?? '', name);
  }
  const byTriggers = new Set([...filledBy.values()].flat());
  const turns = new Map(tables.map(({ name }, turn) => [name, turn]));
  const isThere = (name: string, turn: number): boolean => {
    const own = turns.get(name);
    return own === undefined ? !byTriggers.has(name) : own <= turn;
  };
  const keys = tables.map(({ name }, turn) => {
    const filled = reached(name, filledBy);
    const found = schema.tables
      .filter((table) => filled.has(table.name))
      .flatMap((table) => table.foreignKeys.map((key) => ({ table: table.name, key })))
      // A database that cannot check some keys at the end checks none of them while it loads a cycle.
      .filter(({ key }) => (key.isDeferrable || forward.length > 0) && isThere(key.table, turn));
    return [name, found] as const;
  });
  return new Map(keys.filter(([, found]) => found.length > 0));
}

/** The tables that triggers of a table fill, directly or by triggers of these. */
function reached(name: string, filledBy: ReadonlyMap<string, readonly string[]>) {
  const found = new Set(filledBy.get(name));
  for (const table of found) for (const next of filledBy.get(table) ?? []) found.add(next);
  return found;
}
