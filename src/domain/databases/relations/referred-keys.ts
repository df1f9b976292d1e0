import type { DatabaseSchema, DatabaseTable } from '../model/database-schema.js';
import { SchemaIndex } from '../model/schema-index.js';

/**
 * The schema in which each table to which a foreign key refers has a primary key: without one, the columns of the first
 * such foreign key. They identify a row, whether the script names another key or none.
 */
export function withReferredKeys(schema: DatabaseSchema): DatabaseSchema {
  const index = new SchemaIndex(schema);
  const referred = new Map<DatabaseTable, readonly string[]>();
  for (const table of schema.tables) {
    for (const key of table.foreignKeys) {
      const relation = index.relation(table, key);
      if (relation === undefined || relation.target.primaryKey.length > 0) continue;
      if (!referred.has(relation.target)) referred.set(relation.target, relation.references);
    }
  }
  const tables = schema.tables.map((table) => {
    const primaryKey = referred.get(table);
    return primaryKey === undefined ? table : withPrimaryKey(table, primaryKey);
  });
  return { ...schema, tables };
}

function withPrimaryKey(table: DatabaseTable, primaryKey: readonly string[]): DatabaseTable {
  return {
    ...table,
    primaryKey,
    columns: table.columns.map((column) =>
      primaryKey.includes(column.name) ? { ...column, isNullable: false } : column,
    ),
    uniques: table.uniques.filter((names) => names.join() !== primaryKey.join()),
  };
}
