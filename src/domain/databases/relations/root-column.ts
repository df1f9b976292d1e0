import { nth } from '../../basics/nth.js';
import type { DatabaseTable } from '../model/database-schema.js';
import type { Relation } from '../model/schema-index.js';

/** The column of another table that a column holds, as far as foreign keys lead. */
export function rootColumn(
  table: DatabaseTable,
  column: string,
  relations: ReadonlyMap<DatabaseTable, readonly Relation[]>,
): { readonly table: DatabaseTable; readonly column: string } {
  const seen = new Set<DatabaseTable>();
  let [at, name] = [table, column];
  while (!seen.has(at)) {
    seen.add(at);
    const next = relations
      .get(at)
      ?.find(({ columns, target }) => columns.includes(name) && target !== at);
    if (next === undefined) break;
    [at, name] = [next.target, nth(next.references, next.columns.indexOf(name))];
  }
  return { table: at, column: name };
}
