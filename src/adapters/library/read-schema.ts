import * as E from 'fp-ts/lib/Either.js';
import type { DatabaseSchema } from '../../domain/databases/model/database-schema.js';
import {
  type SchemaFileOptions,
  readSchema as schemaOf,
} from '../../domain/databases/read-schema.js';

/**
 * The schema in a text: SQL of PostgreSQL, MySQL, MariaDB, SQLite or SQL Server, JSON Schema, an OpenAPI document in
 * JSON, a Prisma schema, or the `schema.rb` of Rails. The extension of `name` says which; without a known one, the text itself does. `dialect` is
 * the dialect of SQL; by default, the script shows it.
 *
 * @throws Error with the reason, if the text is not valid JSON or contains no table.
 * @example
 * const schema = readSchema('CREATE TABLE users (id serial PRIMARY KEY, email text UNIQUE)', { name: 'a.sql' });
 * schema.tables[0]?.uniques; // => [['email']]
 */
export function readSchema(text: string, options: SchemaFileOptions = {}): DatabaseSchema {
  const schema = schemaOf(text, options);
  if (E.isRight(schema)) return schema.right;
  throw new Error(schema.left);
}
