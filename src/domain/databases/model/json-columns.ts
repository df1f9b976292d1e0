import type { DatabaseColumn, DatabaseSchema, DatabaseTable } from './database-schema.js';
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

/** JSON Schemas of documents, by table and column. */
export type DocumentsOf = ReadonlyMap<string, ReadonlyMap<string, DatabaseColumn['document'] & {}>>;

/** The schema with JSON Schemas of the documents of some columns. */
export function withDocuments(
  schema: DatabaseSchema,
  documents: DocumentsOf = new Map(),
): DatabaseSchema {
  if (documents.size === 0) return schema;
  const tables = schema.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => {
      const document = documents.get(table.name)?.get(column.name);
      return document === undefined ? column : { ...column, document };
    }),
  }));
  return { ...schema, tables };
}

/** Whether a column can hold documents: it has JSON or texts of any length. */
export function holdsJson({ type, isArray, args }: DatabaseColumn): boolean {
  const isText = /^(?:(?:tiny|medium|long)?text|character varying|varchar|clob)$/.test(type);
  return !isArray && (/^jsonb?$/.test(type) || (isText && args.length === 0));
}
