import type { DatabaseColumn, DatabaseSchema, DatabaseTable } from '../model/database-schema.js';
import { listedValues } from './listed-values.js';
import { typeNamesOf } from './type-names-of.js';
import { type ValueKind, valueKind } from './value-kind.js';

const types: Readonly<Record<ValueKind, string>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  date: 'string',
  datetime: 'string',
  time: 'string',
  uuid: 'string',
  json: 'unknown',
  bytes: 'string',
  text: 'string',
};

/**
 * The rows of each table as an interface of TypeScript, as JSON has them: dates are texts.
 *
 * @example
 * schemaToTypescript(readSchema('CREATE TABLE users (id int NOT NULL, name text)'));
 * // => 'export interface Users {\n  id: number;\n  name: string | null;\n}\n'
 */
export function schemaToTypescript(schema: DatabaseSchema): string {
  const names = typeNamesOf(schema);
  return schema.tables
    .map((table) => {
      const members = table.columns.flatMap((column) => [
        ...noteOf(column),
        `  ${memberName(column.name)}: ${typeOf(column, table)};`,
      ]);
      return `export interface ${names.get(table.name)} {\n${members.join('\n')}\n}\n`;
    })
    .join('\n');
}

function memberName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function noteOf({ comment }: DatabaseColumn): readonly string[] {
  return comment === undefined
    ? []
    : [`  /** ${comment.replaceAll('*/', '*\\/').replace(/\s+/g, ' ')} */`];
}

function typeOf(column: DatabaseColumn, table: DatabaseTable): string {
  const values = listedValues(column, table)?.map((value) => JSON.stringify(value));
  const one = values?.join(' | ') ?? types[valueKind(column)];
  const isUnion = (values?.length ?? 0) > 1;
  const many = column.isArray ? `${isUnion ? `(${one})` : one}[]` : one;
  return column.isNullable && many !== 'unknown' ? `${many} | null` : many;
}
