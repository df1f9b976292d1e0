import type { DatabaseSchema } from '../model/database-schema.js';
import { triggersOf } from '../model/triggers.js';

/** The tables of a schema that triggers of other tables fill. */
export function tablesOfTriggers(schema: DatabaseSchema): ReadonlySet<string> {
  const known = new Set(schema.tables.map(({ name }) => name));
  const filled = triggersOf(schema).flatMap(({ fills }) => fills);
  return new Set(filled.filter((name) => known.has(name)));
}
