import type { ConstraintsOf, NullOf, PresentValue } from './values.js';

/** A set of tables and the name of one of them; `never` for a table that is in no set. */
export interface InSet {
  readonly tables: { readonly [name: string]: { readonly fields: unknown } };
  readonly table: string;
}

/** Null, if some row of a field may be null. */
type NullOfField<F, Set> = F extends { readonly type: 'object'; readonly properties: infer Own }
  ? NullOf<ConstraintsOf<F>> | NullOfFields<Own, Set>
  : NullOf<ConstraintsOf<F>> | NullOfType<F, never, Set>;

/** Null, if some field may be null. */
type NullOfFields<Fs, Set> = {
  readonly [Name in keyof Fs]: NullOfField<Fs[Name], Set>;
}[keyof Fs];

/** Null, if some field to which the fields of a table can refer may be null. */
type NullOfOthers<Fs, Set> = [Set] extends [never]
  ? NullOfFields<Fs, never>
  : Set extends { readonly tables: infer Ts }
    ? { readonly [Name in keyof Ts]: NullOfFields<FieldsIn<Ts[Name]>, never> }[keyof Ts]
    : never;

type FieldsIn<T> = T extends { readonly fields: infer Fs } ? Fs : never;

/** Null, if the values of the type are null where those of other fields are, or without them. */
type NullOfType<F, Fs, Set> = F extends { readonly type: 'formula' }
  ? null
  : F extends { readonly type: 'template' }
    ? NullOfOthers<Fs, Set>
    : F extends { readonly constraints: { readonly reached: unknown } }
      ? null
      : F extends {
            readonly constraints: { readonly after: unknown } | { readonly before: unknown };
          }
        ? NullOfOthers<Fs, Set>
        : F extends { readonly constraints: { readonly over: unknown } }
          ? NullOfOthers<Fs, Set>
          : never;

/** The values of a field among the fields `Fs`. */
export type ValueOf<F, Fs, Set = never> = F extends {
  readonly type: 'object';
  readonly properties: infer Own;
}
  ? RowOf<Own, Fs, Set> | NullOf<ConstraintsOf<F>>
  : F extends { readonly type: 'array'; readonly items: infer Item }
    ? ItemOf<Item>[] | NullOf<ConstraintsOf<F>>
    : F extends { readonly type: 'reference' | 'copy' | 'ordinal' | 'running' | 'total' }
      ? RelationValue<F, Fs, Set> | NullOf<ConstraintsOf<F>>
      : F extends { readonly type: infer T }
        ? PresentValue<T, ConstraintsOf<F>> | NullOf<ConstraintsOf<F>> | NullOfType<F, Fs, Set>
        : never;

/** The fields of an item refer only to each other. */
type ItemOf<Item> = Item extends { readonly properties: infer Own }
  ? ValueOf<Item, Own>
  : ValueOf<Item, never>;

/** The rows of the fields `Own`, among the fields `Fs` of the whole table. Hidden fields are not in them. */
export type RowOf<Own, Fs = Own, Set = never> = {
  -readonly [Name in keyof Own as Own[Name] extends { readonly hidden: true }
    ? never
    : Name]: ValueOf<Own[Name], Fs, Set>;
  // Editors then show the members and not the name of this type.
} & {};

/** The table to which a reference refers: the one that it names, that of `per`, or one of `pairs`. */
type TargetOf<F, Own> =
  ConstraintsOf<F> extends { readonly table: infer Name extends string }
    ? Name
    : Own extends { readonly per: { readonly table: infer Parent extends string } }
      ? Parent
      : Own extends { readonly pairs: readonly (infer Name extends string)[] }
        ? Name
        : never;

/** A field by its name, which may be the path of a property. */
type FieldAt<Fs, Path> = Path extends keyof Fs
  ? Fs[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Fs
      ? Fs[Head] extends { readonly properties: infer Own }
        ? FieldAt<Own, Rest>
        : never
      : never
    : never;

/** The values of a field of another table. */
type ValueIn<Tables, Name extends string, Path> = Name extends keyof Tables
  ? Tables[Name] extends { readonly fields: infer Fs }
    ? ValueOf<FieldAt<Fs, Path>, Fs, { readonly tables: Tables; readonly table: Name }>
    : never
  : never;

/** The field that a reference shows: `part`, or the key of the table. */
type ShownPart<F, Target> =
  ConstraintsOf<F> extends { readonly part: infer Part }
    ? Part
    : Target extends { readonly key: readonly (infer Key)[] }
      ? Key
      : never;

/** The first rows of a table that refers to itself refer to no row, unless they refer to themselves. */
type NullOfRoots<F, Target, Name> = Target extends Name
  ? ConstraintsOf<F> extends { readonly root: 'self' }
    ? never
    : null
  : never;

type ReferenceValue<F, Tables, Name extends string, Target> = Target extends keyof Tables & string
  ? ValueIn<Tables, Target, ShownPart<F, Tables[Target]>> | NullOfRoots<F, Target, Name>
  : never;

/** A copy is null where the reference is null through which it goes. */
type CopyValue<F, Fs, Tables, Name extends string> =
  ConstraintsOf<F> extends {
    readonly through: infer Through extends keyof Fs;
    readonly field: infer Path;
  }
    ?
        | ValueIn<
            Tables,
            TargetOf<Fs[Through], Name extends keyof Tables ? Tables[Name] : never>,
            Path
          >
        | Extract<ValueOf<Fs[Through], Fs, { readonly tables: Tables; readonly table: Name }>, null>
    : never;

/** The least and the greatest of no numbers are null, and so are changes from or to no number. */
type NullOfRunning<C> = C extends { readonly kind: 'least' | 'greatest' | 'change' } ? null : never;

/** The least and the greatest value are those of a row, and null where no row refers to this one. */
type TotalValue<C, Tables> = C extends {
  readonly kind: 'least' | 'greatest';
  readonly table: infer Other extends string;
  readonly of: infer Path;
}
  ? ValueIn<Tables, Other, Path> | null
  : number;

/** The values of a field that relates its table to another one. */
type RelationValue<F, Fs, Set> = F extends { readonly type: 'ordinal' }
  ? number
  : F extends { readonly type: 'running' }
    ? number | NullOfRunning<ConstraintsOf<F>>
    : Set extends { readonly tables: infer Tables; readonly table: infer Name extends string }
      ? F extends { readonly type: 'copy' }
        ? CopyValue<F, Fs, Tables, Name>
        : F extends { readonly type: 'total' }
          ? TotalValue<ConstraintsOf<F>, Tables>
          : ReferenceValue<
              F,
              Tables,
              Name,
              TargetOf<F, Name extends keyof Tables ? Tables[Name] : never>
            >
      : never;
