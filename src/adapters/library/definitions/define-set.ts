import type { IntegerDistribution } from '../constraints/shared.js';
import type { LibraryOptions } from '../generate.js';
import { tablesOf } from '../kept-engines.js';
import { respelled, snakeCase } from '../spelling.js';
import type { SetTable, TableSetRequest } from '../table-set.js';
import {
  type Correlation,
  type DefinitionTerms,
  fieldList,
  type WireFields,
} from './define-table.js';
import { DefinedSet } from './defined-set.js';
import type { ExactFields } from './exact.js';
import type { FieldsOf, SetTypes } from './fields.js';
import type { RowOf } from './rows.js';

/**
 * The table whose rows are the parents of the rows of another one.
 *
 * @example
 * const per: Parent = { table: 'orders', count: { min: 1, max: 5 } };
 * per.table; // => 'orders'
 */
export interface Parent {
  readonly table: string;
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
export interface SetTableDefinition {
  readonly rows?: number;
  readonly per?: Parent;
  /** The two tables whose rows are paired; each row is another pair. */
  readonly pairs?: readonly string[];
  /** The fields that identify a row. */
  readonly key?: readonly string[];
  readonly fields: FieldsOf<SetTypes>;
  readonly correlate?: readonly Correlation[];
}

type Definitions = { readonly [name: string]: SetTableDefinition };

type ExactTables<Ts> = {
  readonly [Name in keyof Ts]: Ts[Name] extends { readonly fields: infer Fs }
    ? { readonly fields: ExactFields<Fs, SetTypes> }
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
export function defineSet<const Ts extends Definitions>(
  definition: DefinitionTerms & {
    /** The tables by name, in their order in files. */
    readonly tables: Ts & ExactTables<Ts>;
  },
  options: LibraryOptions = {},
): DefinedSet<NoInfer<RowsOf<Ts>>> {
  const { tables, ...terms } = respelled(definition, snakeCase) as WireDefinition;
  const list = Object.entries(tables).map(([name, { fields, ...table }]) => ({
    name,
    ...table,
    fields: fieldList(fields),
  }));
  return new DefinedSet({ ...terms, tables: list }, tablesOf(options));
}

interface WireDefinition extends Omit<TableSetRequest, 'tables'> {
  readonly tables: Readonly<
    Record<string, Omit<SetTable, 'name' | 'fields'> & { readonly fields: WireFields }>
  >;
}
