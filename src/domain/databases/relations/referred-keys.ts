import type { DatabaseSchema, DatabaseTable } from '../model/database-schema.js';
import { keyOf, SchemaIndex } from '../model/schema-index.js';

/**
 * The schema in which each table has a key if a foreign key refers to it: the columns that are referred to. Where the
 * script names no key for them, as an index may do that it leaves out, they still identify a row.
 */
export function withReferredKeys(schema: DatabaseSchema): DatabaseSchema {
  const index = new SchemaIndex(schema);
  const referred = new Map<DatabaseTable, readonly string[]>();
  for (const table of schema.tables) {
    for (const key of table.foreignKeys) {
      const relation = index.relation(table, key);
      if (relation === undefined || keyOf(relation.target).length > 0) continue;
      if (!referred.has(relation.target)) referred.set(relation.target, relation.references);
    }
  }
  const tables = schema.tables.map((table) => {
    const columns = referred.get(table);
    return columns === undefined ? table : { ...table, uniques: [columns] };
  });
  return { ...schema, tables };
}
