import type { Param } from '../../../domain/constraints/param.js';
import type { Extension } from '../../../domain/engine/extension.js';
import type { LibraryOptions } from '../generate.js';
import type { TableRequest } from '../table.js';
import type { CheckedFields, PathOf, ShownFields } from './checked.js';
import type { Linked } from './common-constraints.js';
import { type DefinitionTerms, defineTable, type TableTerms } from './define-table.js';
import type { DefinedTable } from './defined-table.js';
import type { TableTypes } from './fields.js';
import type { CamelCase } from './options.js';
import type { RowOf } from './rows.js';

type FieldTypesOf<Es extends readonly Extension[]> = NonNullable<Es[number]['fieldTypes']>[number];

/** The constraints of a field type that `fieldType` has made, each with the type of its decoded value. */
type InputOf<P> = {
  readonly [K in keyof P as string extends K ? never : CamelCase<K>]?: P[K] extends Param<infer A>
    ? A
    : never;
};

/** The constraints of the field types of the package and of extensions, by the names of the types. */
type TypesWith<Es extends readonly Extension[]> = TableTypes & {
  readonly [T in FieldTypesOf<Es> as T['name']]: Linked<unknown> & InputOf<T['constraints']>;
};

/**
 * Returns a `defineTable` that also knows the field types of extensions, and checks their constraints. The type of their
 * values is unknown.
 *
 * @example
 * const seat = fieldType({
 *   name: 'seat',
 *   category: 'place',
 *   description: 'A seat of a plane.',
 *   constraints: { last_row: withDefault(integer('the last row', { min: 1 }), 30) },
 *   capacity: ({ last_row }) => last_row,
 *   plan: ({ last_row }, context) => choiceColumn([`${last_row}A`], undefined, context),
 * });
 * const define = tableDefiner({ extensions: [{ fieldTypes: [seat] }] });
 * const seats = define({ name: 'seats', fields: { seat: { type: 'seat', constraints: { lastRow: 12 } } } });
 * seats.row(0); // => { seat: '12A' }
 */
export function tableDefiner<const Es extends readonly Extension[]>(
  options: LibraryOptions & { readonly extensions: Es },
): <const Fs extends CheckedFields<Fs, TypesWith<Es>>>(
  definition: DefinitionTerms &
    TableTerms<PathOf<keyof Fs & string>> & {
      readonly name: string;
      readonly groups?: TableRequest['groups'];
      readonly fields: Fs & ShownFields<Fs, TypesWith<Es>>;
    },
) => DefinedTable<RowOf<Fs>, string> {
  // The types of the extensions are checked with the request.
  return (definition) => defineTable(definition as never, options) as never;
}
