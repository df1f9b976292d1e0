import type {
  DatabaseColumn,
  DatabaseSchema,
  DatabaseTable,
  ForeignKey,
} from '../../../../src/domain/databases/model/database-schema.js';
import {
  type SetOfSchema,
  setOfSchema,
} from '../../../../src/domain/databases/requests/set-of-schema.js';
import type { SetField, SetTable } from '../../../../src/domain/databases/requests/set-request.js';
import { encodeTable } from '../../../../src/domain/generation/encode/encode-table.js';
import type { DialectName } from '../../../../src/domain/sql-dialects/index.js';
import { planSet } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';

/** A column of a type such as `varchar(20)`, `integer[]` or `int unsigned`; nullable unless changed. */
export function column(
  name: string,
  declared: string,
  changes: Partial<DatabaseColumn> = {},
): DatabaseColumn {
  const [, type = '', args = ''] = /^([^([]+)(?:\(([^)]*)\))?/.exec(declared) ?? [];
  return {
    name,
    type: type.replace(' unsigned', '').trim(),
    args: args === '' ? [] : args.split(',').map(Number),
    isArray: declared.endsWith('[]'),
    isUnsigned: declared.includes('unsigned'),
    isNullable: true,
    ...changes,
  };
}

export const required = { isNullable: false } as const;

/** A table whose primary key is its column `id`, unless changed. */
export function table(
  name: string,
  columns: readonly DatabaseColumn[],
  changes: Partial<DatabaseTable> = {},
): DatabaseTable {
  return {
    name,
    columns: columns.some((one) => one.name === 'id') ? columns : [id(), ...columns],
    primaryKey: ['id'],
    uniques: [],
    foreignKeys: [],
    checks: [],
    ...changes,
  };
}

export function id(): DatabaseColumn {
  return column('id', 'integer', required);
}

/** A foreign key to the column `id`, or to columns of the same names. */
export function foreign(columns: string, target: string, references = 'id'): ForeignKey {
  return {
    columns: columns.split(','),
    table: target,
    references: references.split(','),
    isDeferrable: false,
  };
}

interface Mapped extends SetOfSchema {
  readonly tables: ReadonlyMap<string, SetTable>;
  /** The field of a column as `table.column`. */
  field(path: string): SetField;
  /** The reasons why parts of a table are missed. */
  reasons(table: string): readonly string[];
}

export interface MappedOptions {
  readonly rows?: number;
  readonly dialect?: DialectName;
  readonly locale?: string;
}

/** The request for some tables. */
export function mapped(
  tables: readonly DatabaseTable[],
  { rows = 100, dialect = 'postgresql', locale = 'en' }: MappedOptions = {},
): Mapped {
  const schema: DatabaseSchema = { dialect, tables, missed: [] };
  const made = setOfSchema(schema, { rows, engine, locale });
  const byName = new Map(made.request.tables.map((one) => [one.name, one]));
  return {
    ...made,
    tables: byName,
    field: (path) => {
      const [of = '', name = ''] = path.split('.');
      const found = byName.get(of)?.fields.find((field) => field.name === name);
      if (found === undefined) throw new Error(`there is no field ${path}`);
      return found;
    },
    reasons: (name) =>
      made.missed.filter((part) => part.table === name).map(({ reason }) => reason),
  };
}

/** The request as JSON, with a seed. */
export function seeded({ request }: SetOfSchema, seed = 1): Json {
  return { ...request, seed } as unknown as Json;
}

/** The INSERT statements of each table of a request. */
export function statementsOf(made: SetOfSchema, seed = 1): ReadonlyMap<string, string> {
  const planned = planSet(seeded(made, seed));
  if (planned._tag === 'Left') throw new Error(JSON.stringify(planned.left));
  return new Map(
    planned.right.tables.map((plan) => [
      plan.request.tableName,
      Buffer.concat([...encodeTable(plan)]).toString(),
    ]),
  );
}
