import type { If, Structured } from './definitions/checked.js';
import type { TableTypes } from './definitions/fields.js';
import type { FieldDefinition, TableRequest } from './table.js';

/*
 * A request that is written in a program is compared with the types of its fields, as a definition is. One from JSON has no
 * types that the compiler knows, and is checked when it is used.
 */

/** What a request must be whose fields are written as literals. `Options` may add types that the compiler does not know. */
export type CheckedRequest<R, Options> = TableRequest & {
  readonly fields: 'extensions' extends keyof Options
    ? TableRequest['fields']
    : R extends { readonly fields: infer Fs }
      ? { readonly [I in keyof Fs]: CheckedField<Fs[I]> }
      : TableRequest['fields'];
};

type CheckedField<F> = F extends { readonly type: infer T }
  ? string extends T
    ? NamedField
    : [T] extends [keyof TableTypes]
      ? Omit<NamedField, 'type' | 'constraints'> & {
          readonly type: T;
          readonly constraints?: WireConstraints<TableTypes[T]>;
        } & (F extends { readonly constraints: infer C }
            ? If<Exclude<keyof C, keyof WireConstraints<TableTypes[T]>>>
            : unknown)
      : T extends 'object' | 'array'
        ? NamedField
        : AnyField
  : AnyField | UntypedField;

type NamedField = FieldDefinition & { readonly name: string; readonly per?: 'group' };

interface AnyField extends Omit<NamedField, 'type'> {
  readonly type: keyof TableTypes | 'object' | 'array';
}

type UntypedField = Exclude<TableRequest['fields'][number], NamedField>;

type SnakeCase<Name> = Name extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Rest>}`
  : Name;

/** The constraints of a type with their names on the wire. Members with members of their own are checked with the request. */
type WireConstraints<C> = {
  readonly [K in keyof C as SnakeCase<K>]?: K extends Structured ? unknown : C[K];
};
