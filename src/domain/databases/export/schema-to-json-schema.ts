import { entryOf } from '../../basics/entry-of.js';
import type { DatabaseColumn, DatabaseSchema, DatabaseTable } from '../model/database-schema.js';
import { listedValues } from './listed-values.js';
import { typeNamesOf } from './type-names-of.js';
import { type ValueKind, valueKind } from './value-kind.js';

type Json = Readonly<Record<string, unknown>>;

const types: Readonly<Record<ValueKind, Json>> = {
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  time: { type: 'string', format: 'time' },
  uuid: { type: 'string', format: 'uuid' },
  json: {},
  bytes: { type: 'string', contentEncoding: 'base64' },
  text: { type: 'string' },
};

/**
 * The rows of each table as a JSON Schema of draft 2020-12, in `$defs`. The document itself is an object with a list of
 * rows for each table, as the JSON of a set has them.
 *
 * @example
 * const schema = schemaToJsonSchema(readSchema('CREATE TABLE users (id int NOT NULL)'));
 * Object.keys(schema.$defs); // => ['Users']
 */
export function schemaToJsonSchema(schema: DatabaseSchema): {
  readonly $schema: string;
  readonly type: 'object';
  readonly properties: Json;
  readonly required: readonly string[];
  readonly $defs: Json;
} {
  const names = typeNamesOf(schema);
  const rows = schema.tables.map(({ name }): [string, Json] => [
    name,
    { type: 'array', items: { $ref: `#/$defs/${names.get(name)}` } },
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: Object.fromEntries(rows),
    required: schema.tables.map(({ name }) => name),
    $defs: Object.fromEntries(
      schema.tables.map((table) => [entryOf(names, table.name), rowOf(table)]),
    ),
  };
}

function rowOf(table: DatabaseTable): Json {
  return {
    type: 'object',
    properties: Object.fromEntries(
      table.columns.map((column) => [column.name, propertyOf(column, table)]),
    ),
    required: table.columns.map(({ name }) => name),
    additionalProperties: false,
  };
}

function propertyOf(column: DatabaseColumn, table: DatabaseTable): Json {
  const one = propertyOfOne(column, table);
  const many: Json = column.isArray ? { type: 'array', items: one } : one;
  const { comment } = column;
  return {
    ...(column.isNullable ? orNull(many) : many),
    ...(comment !== undefined && { description: comment }),
  };
}

/** The schema of a value that is not null. */
function propertyOfOne(column: DatabaseColumn, table: DatabaseTable): Json {
  const values = listedValues(column, table);
  if (values !== undefined) return { type: 'string', enum: values };
  const kind = valueKind(column);
  const [length] = column.args;
  const isBounded = kind === 'text' && length !== undefined && /char/.test(column.type);
  return {
    ...types[kind],
    ...(isBounded && { maxLength: length }),
    ...(column.isUnsigned && { minimum: 0 }),
    ...column.limits,
  };
}

function orNull(schema: Json): Json {
  const { type, enum: values } = schema;
  if (type === undefined) return schema;
  return {
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(values) && { enum: [...values, null] }),
  };
}
