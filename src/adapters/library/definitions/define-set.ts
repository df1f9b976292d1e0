import { pointer } from '../../../domain/errors/pointer.js';
import type { IntegerDistribution } from '../constraints/shared.js';
import type { LibraryOptions } from '../generate.js';
import { tablesOf } from '../kept-engines.js';
import { passedObject } from '../passed-object.js';
import { respelled, snakeCase } from '../spelling.js';
import type { SetTable, TableSetRequest } from '../table-set.js';
import type { CheckedFields, PathOf, ShownFields } from './checked.js';
import {
  type DefinitionTerms,
  fieldList,
  type TableTerms,
  type WireFields,
} from './define-table.js';
import { DefinedSet } from './defined-set.js';
import type { FieldsOf, SetTypes } from './fields.js';
import type { FormatsWith } from './options.js';
import type { RowOf } from './rows.js';

/**
 * The table whose rows are the parents of the rows of another one.
 *
 * @example
 * const per: Parent = { table: 'orders', count: { min: 1, max: 5 } };
 * per.table; // => 'orders'
 */
export interface Parent<Table = string> {
  readonly table: Table;
  /** The number of rows of each parent: a number, a range, or weights by number. */
  readonly count:
    | number
    | {
        readonly min?: number;
        readonly max?: number;
        readonly distribution?: IntegerDistribution;
        readonly weights?: { readonly [count: string]: number };
      };
}

/**
 * A table of a set. It has `rows`, or `per`, from which its rows follow; `pairs` needs `rows`.
 *
 * @example
 * const orders: SetTableDefinition = {
 *   per: { table: 'customers', count: 2 },
 *   key: ['id'],
 *   fields: { id: { type: 'sequence' }, customerId: { type: 'reference' } },
 * };
 * orders.key; // => ['id']
 */
export interface SetTableDefinition extends TableTerms {
  readonly rows?: number;
  readonly per?: Parent;
  /** The two tables whose rows are paired; each row is another pair. */
  readonly pairs?: readonly string[];
  /** The fields that identify a row. */
  readonly key?: readonly string[];
  readonly fields: FieldsOf<SetTypes>;
}

type Definitions = { readonly [name: string]: SetTableDefinition };

/** What the tables of a set must be: they name each other and their fields. */
type CheckedTables<Ts> = string extends keyof Ts
  ? Definitions
  : { readonly [Name in keyof Ts]: CheckedTable<Ts[Name], keyof Ts> };

type CheckedTable<T, Table> = T extends { readonly fields: infer Fs }
  ? Omit<SetTableDefinition, 'per' | 'pairs' | 'key' | 'fields' | 'correlate'> & {
      readonly per?: Parent<Table>;
      readonly pairs?: readonly Table[];
      readonly key?: readonly PathOf<keyof Fs & string>[];
      readonly fields: CheckedFields<Fs, SetTypes, Table>;
    } & TableTerms<PathOf<keyof Fs & string>>
  : SetTableDefinition;

type ShownTables<Ts> = {
  readonly [Name in keyof Ts]: Ts[Name] extends { readonly fields: infer Fs }
    ? { readonly fields: ShownFields<Fs, SetTypes> }
    : unknown;
};

type RowsOf<Ts> = {
  -readonly [Name in keyof Ts]: Ts[Name] extends { readonly fields: infer Fs }
    ? RowOf<Fs, Fs, { readonly tables: Ts; readonly table: Name }>
    : never;
};

/**
 * Defines tables that refer to each other, and infers the types of their rows. A reference has the type of the key to
 * which it refers.
 *
 * @example
 * const shop = defineSet({
 *   seed: 7,
 *   tables: {
 *     customers: { rows: 3, key: ['id'], fields: { id: { type: 'sequence' }, name: { type: 'name' } } },
 *     orders: {
 *       per: { table: 'customers', count: 2 },
 *       fields: { customerId: { type: 'reference' }, no: { type: 'ordinal' } },
 *     },
 *   },
 * });
 * const { orders } = shop.rows();
 * orders.map(({ customerId, no }) => `${customerId}-${no}`); // => ['1-1', '1-2', '2-1', '2-2', '3-1', '3-2']
 */
export function defineSet<
  const Ts extends CheckedTables<Ts>,
  const O extends LibraryOptions = Record<never, never>,
>(
  definition: DefinitionTerms & {
    /** The tables by name, in their order in files. */
    readonly tables: Ts & ShownTables<Ts>;
  },
  options?: O,
): DefinedSet<NoInfer<RowsOf<Ts>>, FormatsWith<O>> {
  const passed = passedObject(definition, '');
  const { tables, ...terms } = respelled(passed, snakeCase) as WireDefinition;
  const list = Object.entries(passedObject(tables, '/tables')).map(([name, passedTable]) => {
    const path = pointer('/tables', name);
    const { fields, ...table } = passedObject(passedTable, path);
    return { name, ...table, fields: fieldList(fields, pointer(path, 'fields')) };
  });
  return new DefinedSet({ ...terms, tables: list }, tablesOf(options ?? {}));
}

interface WireDefinition extends Omit<TableSetRequest, 'tables'> {
  readonly tables: Readonly<
    Record<string, Omit<SetTable, 'name' | 'fields'> & { readonly fields: WireFields }>
  >;
}
