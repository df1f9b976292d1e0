import { nth } from '../../basics/nth.js';
import type { DatabaseTable } from '../model/database-schema.js';
import type { Relation } from '../model/schema-index.js';

/** The foreign key to another table that a column belongs to; one of this column alone comes first. */
export function keyWith(
  table: DatabaseTable,
  column: string,
  relations: readonly Relation[] = [],
): Relation | undefined {
  const all = relations.filter(
    ({ columns, target }) => columns.includes(column) && target !== table,
  );
  return all.find(({ columns }) => columns.length === 1) ?? all[0];
}

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
    const next = keyWith(at, name, relations.get(at));
    if (next === undefined) break;
    [at, name] = [next.target, nth(next.references, next.columns.indexOf(name))];
  }
  return { table: at, column: name };
}
