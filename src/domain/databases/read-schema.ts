import type { Either } from 'fp-ts/lib/Either.js';
import * as E from 'fp-ts/lib/Either.js';
import { parseJsonObject } from '../schema/parse-json-object.js';
import type { DdlDialect } from './ddl/ddl-dialect.js';
import { readDdl } from './ddl/read-ddl.js';
import { readJsonSchema } from './json-schema/read-json-schema.js';
import type { DatabaseSchema } from './model/database-schema.js';
import { readPrisma } from './prisma/read-prisma.js';
import { readRails } from './rails/read-rails.js';

export interface SchemaFileOptions {
  /** The name of the file: its extension says what the file contains, if it is known. Default: none. */
  readonly name?: string;
  /** The dialect of SQL. Default: the one that the script itself shows. */
  readonly dialect?: DdlDialect;
}

const EXPECTED =
  'expected SQL with CREATE TABLE, a JSON Schema, an OpenAPI document in JSON, a Prisma schema, or the schema.rb of Rails';

/**
 * The schema in a file: SQL, JSON Schema, OpenAPI components, Prisma or `schema.rb` of Rails. The extension of the name says which; without a
 * known one, the content does. Fails with a message if the file is not valid JSON, or if it contains no table.
 *
 * @example
 * const read = readSchema('CREATE TABLE users (id int PRIMARY KEY)', { name: 'schema.sql' });
 * read._tag === 'Right' && read.right.tables.length; // => 1
 */
export function readSchema(
  text: string,
  { name = '', dialect }: SchemaFileOptions = {},
): Either<string, DatabaseSchema> {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const schema = schemaOf(text, base, dialect);
  if (E.isLeft(schema) || schema.right.tables.length > 0) return schema;
  const [first] = schema.right.missed;
  const reason =
    first === undefined ? '' : `; the first part that is not followed: ${first.reason}`;
  return E.left(`it contains no table: ${EXPECTED}${reason}`);
}

function schemaOf(
  text: string,
  base: string,
  dialect: DdlDialect | undefined,
): Either<string, DatabaseSchema> {
  switch (kindOf(text, base)) {
    case 'sql':
      return E.right(readDdl(text, dialect));
    case 'prisma':
      return E.right(readPrisma(text));
    case 'rails':
      return E.right(readRails(text, dialect));
    case 'json': {
      const table = base.replace(/(?:\.schema)?\.json$/i, '') || 'rows';
      const parsed = parseJsonObject(new TextEncoder().encode(text), 'the document');
      return E.map((document: Readonly<Record<string, unknown>>) =>
        readJsonSchema(document, table),
      )(parsed);
    }
    case 'yaml':
      return E.left('it is YAML: convert the document to JSON first');
  }
}

/** What a schema file can contain. YAML is recognised only to name a remedy. */
export const SCHEMA_KINDS = ['sql', 'prisma', 'rails', 'json', 'yaml'] as const;

type Kind = (typeof SCHEMA_KINDS)[number];

const extensions: readonly (readonly [RegExp, Kind])[] = [
  [/\.(?:sql|ddl)$/i, 'sql'],
  [/\.prisma$/i, 'prisma'],
  [/\.rb$/i, 'rails'],
  [/\.json$/i, 'json'],
  [/\.ya?ml$/i, 'yaml'],
];

const contents: readonly (readonly [RegExp, Kind])[] = [
  [/^\s*[{[]/, 'json'],
  [/^(?:openapi|swagger): /m, 'yaml'],
  [/^(?:model|datasource) \w+ \{/m, 'prisma'],
  [/^ActiveRecord::Schema\b/m, 'rails'],
];

function kindOf(text: string, base: string): Kind {
  const [, named] = extensions.find(([extension]) => extension.test(base)) ?? [];
  if (named !== undefined) return named;
  return contents.find(([content]) => content.test(text))?.[1] ?? 'sql';
}
