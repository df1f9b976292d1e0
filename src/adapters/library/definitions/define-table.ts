import type { Seed } from '../../../domain/generation/generate-request.js';
import type { LibraryOptions } from '../generate.js';
import { tablesOf } from '../kept-engines.js';
import { passedObject } from '../passed-object.js';
import { respelled, snakeCase } from '../spelling.js';
import type { FieldDefinition, TableRequest } from '../table.js';
import type { CheckedFields, PathOf, ShownFields } from './checked.js';
import type { DefinedSet } from './defined-set.js';
import { DefinedTable } from './defined-table.js';
import type { TableTypes } from './fields.js';
import type { FormatsWith } from './options.js';
import type { RowOf } from './rows.js';

/**
 * A correlation of two columns of numbers, dates or moments.
 *
 * @example
 * const pair: Correlation = { columns: ['age', 'income'], coefficient: 0.4 };
 * pair.coefficient; // => 0.4
 */
export interface Correlation<Name = string> {
  /** The names of the two fields. */
  readonly columns: readonly Name[];
  /** The correlation of the normal scores: -1 to 1. */
  readonly coefficient: number;
}

/**
 * The members of a definition beside its fields.
 *
 * @example
 * const terms: DefinitionTerms = { seed: 42, locale: 'en' };
 * terms.seed; // => 42
 */
export interface DefinitionTerms {
  /** The same definition with the same seed gives the same rows. Default: a random seed for each definition. */
  readonly seed?: Seed;
  /** The day or the moment from which relative times such as -90d count. Default: 2026-01-01. */
  readonly now?: string;
  /** Language and country of the words. Default: en. */
  readonly locale?: string;
}

/**
 * The members of the definition of a table beside its fields, alone or in a set.
 *
 * @example
 * const terms: TableTerms<'age' | 'income'> = {
 *   correlate: [{ columns: ['age', 'income'], coefficient: 0.4 }],
 *   even: true,
 * };
 * terms.even; // => true
 */
export interface TableTerms<Name = string> {
  readonly correlate?: readonly Correlation<Name>[];
  /** Whether values are spread evenly over the rows, so that shares and means come out closer than by chance. Default: false. */
  readonly even?: boolean;
}

/**
 * Defines a table, and infers the type of its rows. A misspelt type or constraint does not compile. The rules that no type
 * can express, such as `min` above `max`, are checked when rows are made.
 *
 * @example
 * const users = defineTable({
 *   name: 'users',
 *   seed: 42,
 *   fields: {
 *     id: { type: 'integer', constraints: { unique: true } },
 *     email: { type: 'email', constraints: { nullRate: 0.1 } },
 *     status: { type: 'choice', constraints: { choices: ['new', 'paid'] } },
 *   },
 * });
 * type User = Infer<typeof users>; // { id: number; email: string | null; status: 'new' | 'paid' }
 * const ids = users.rows({ count: 1000 }).map(({ id }: User) => id);
 * new Set(ids).size; // => 1000
 * users.row(17).id === ids[17]; // => true
 */
export function defineTable<
  const Fs extends CheckedFields<Fs, TableTypes>,
  const O extends LibraryOptions = Record<never, never>,
>(
  definition: DefinitionTerms &
    TableTerms<PathOf<keyof Fs & string>> & {
      /** The name of the table in SQL: `table` or `schema.table`. */
      readonly name: string;
      /** Rows that belong together and lie next to each other; fields with `per` have one value in each group. Default: none. */
      readonly groups?: TableRequest['groups'];
      /** The fields by name, in the order of the columns. Names that are whole numbers come first. */
      readonly fields: Fs & ShownFields<Fs, TableTypes>;
    },
  options?: O,
): DefinedTable<RowOf<Fs>, FormatsWith<O>> {
  const passed = passedObject(definition, '');
  const { name, fields, ...others } = respelled(passed, snakeCase) as WireDefinition;
  const request = { ...others, table_name: name, fields: fieldList(fields, '/fields') };
  return new DefinedTable(request, tablesOf(options ?? {}));
}

interface WireDefinition extends Omit<TableRequest, 'rows' | 'fields' | 'table_name'> {
  readonly name: string;
  readonly fields: WireFields;
}

export type WireFields = Readonly<Record<string, FieldDefinition>>;

/** The fields of a request, which is a list, because the order of columns matters. */
export function fieldList(fields: WireFields, path: string): TableRequest['fields'] {
  return Object.entries(passedObject(fields, path)).map(([name, field]) => ({ name, ...field }));
}

/**
 * The type of the rows of a table, or of the rows of each table of a set.
 *
 * @example
 * const tags = defineTable({ name: 'tags', fields: { tag: { type: 'word' }, uses: { type: 'integer' } } });
 * const tag: Infer<typeof tags> = { tag: 'new', uses: 0 };
 * tag.uses; // => 0
 */
export type Infer<T> =
  T extends DefinedTable<infer R, string> ? R : T extends DefinedSet<infer Rows> ? Rows : never;
