import type { DialectName } from '../../sql-dialects/index.js';
import type { DatabaseSchema } from '../model/database-schema.js';

/** Databases in which the part in front of a point is another database, and no schema of the same one. */
const WITHOUT_SCHEMAS: ReadonlySet<DialectName> = new Set(['mysql', 'sqlite', 'ansi']);

const flat = (name: string): string => name.replaceAll('.', '_');

/** The schema for another dialect: `sales.orders` is `sales_orders` where a database has no schemas. */
export function withoutSchemas(schema: DatabaseSchema, dialect: DialectName): DatabaseSchema {
  if (dialect === schema.dialect || !WITHOUT_SCHEMAS.has(dialect)) return schema;
  const tables = schema.tables.map((table) => ({
    ...table,
    name: flat(table.name),
    foreignKeys: table.foreignKeys.map((key) => ({ ...key, table: flat(key.table) })),
  }));
  return { ...schema, tables };
}
