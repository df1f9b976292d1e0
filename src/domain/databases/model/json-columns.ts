import type { DatabaseSchema, DatabaseTable } from './database-schema.js';
import { columnName } from './schema-index.js';

/** `json_valid(x)`, perhaps within an alternative to null. */
const JSON_CHECK = /^[\s(]*json_valid\s*\(\s*(?:["`[])?(\w+)/i;

/**
 * The schema with the type `json` for columns whose check demands JSON: MariaDB stores its type `json` as a text with such a
 * check, and Django gives one to columns of SQLite.
 */
export function withJsonColumns(schema: DatabaseSchema): DatabaseSchema {
  return { ...schema, tables: schema.tables.map(withJson) };
}

function withJson(table: DatabaseTable): DatabaseTable {
  const names = new Set(
    table.checks.flatMap((check) => {
      const [, name] = JSON_CHECK.exec(check) ?? [];
      return (name !== undefined && columnName(table, name)) || [];
    }),
  );
  if (names.size === 0) return table;
  const columns = table.columns.map((column) =>
    names.has(column.name) ? { ...column, type: 'json', args: [] } : column,
  );
  return { ...table, columns };
}
