import type { ArrayConstraints, FieldMembers, FieldsOf, ObjectConstraints } from './fields.js';

/*
 * A type parameter for the fields of a table is bounded by what its own fields must be. The compiler infers the fields
 * from the definition as it is written, and compares each with the one shape that its `type` names. A fault is therefore
 * told of that shape alone: the nearest name of an unknown member, or the values of a constraint.
 */

/** The name of a field, or the path of a property. */
export type PathOf<Name extends string> = Name | `${Name}.${string}`;

/** What the fields `Fs` must be. The names of the tables of a set are `Table`. */
export type CheckedFields<Fs, Types, Table = never> = {
  readonly [Name in keyof Fs]: CheckedField<Fs[Name], Types, Fs, Table>;
};

type CheckedField<F, Types, Fs, Table> = F extends { readonly type: keyof Types }
  ? IsPlain<F['type'], keyof F, NamesIn<F>, Types> extends true
    ? FieldOfType<F['type'], Types>
    : KnownField<F['type'], Types[F['type']] & Related<F['type'], F, Fs, Table>> &
        Known<F, F['type'], Types>
  : F extends { readonly type: 'object' }
    ? CheckedObject<F, Types, Table>
    : F extends { readonly type: 'array' }
      ? CheckedArray<F, Types, Table>
      : AnyField<Types>;

type NamesIn<F> = F extends { readonly constraints: unknown } ? keyof F['constraints'] : never;

/**
 * Whether the names of members tell that all are known and none needs a closer look. Most fields have the same few names,
 * so the compiler keeps the answer.
 */
type IsPlain<T extends keyof Types, Members, Names, Types> = Members extends keyof KnownField<
  T,
  unknown
>
  ? Names extends Exclude<keyof Types[T], Structured | 'weights' | 'table' | 'through'>
    ? true
    : false
  : false;

/** The shape of the fields of a type. */
type FieldOfType<T extends keyof Types, Types> = KnownField<T, Types[T]>;

interface KnownField<T, C> extends FieldMembers {
  readonly type: T;
  readonly constraints?: C;
}

/** The shape of a field whose type is unknown. */
interface AnyField<Types> extends FieldMembers {
  readonly type: keyof Types | 'object' | 'array';
  readonly constraints?: object;
  readonly properties?: object;
  readonly items?: object;
}

type CheckedObject<F, Types, Table> = Omit<
  KnownField<'object', ObjectConstraints>,
  'locale' | 'hidden'
> & {
  readonly properties: F extends { readonly properties: infer Fs }
    ? CheckedFields<Fs, Types, Table>
    : FieldsOf<Types>;
} & KnownBeside<F, 'properties', ObjectConstraints>;

type CheckedArray<F, Types, Table> = Omit<
  KnownField<'array', ArrayConstraints>,
  'locale' | 'hidden'
> & {
  readonly items: F extends { readonly items: infer Item }
    ? CheckedField<Item, Types, never, Table>
    : AnyField<Types>;
} & KnownBeside<F, 'items', ArrayConstraints>;

/** Constraints whose values depend on other members: weights on choices, a reference on the tables, a copy on the fields. */
type Related<T, F, Fs, Table> = T extends 'copy'
  ? { readonly through: keyof Fs }
  : T extends 'reference'
    ? { readonly table?: Table }
    : F extends {
          readonly constraints: { readonly choices: infer Values; readonly weights: unknown };
        }
      ? { readonly weights?: { readonly [I in keyof Values]: number } }
      : unknown;

/**
 * What a field with an unknown member is compared with in addition, and cannot be. The compiler then reports the unknown
 * member of the literal first.
 */
interface HasUnknownMember {
  readonly 'a known name for each member': never;
}

export type If<Unknown> = [Unknown] extends [never] ? unknown : HasUnknownMember;

type Known<F, T extends keyof Types, Types> = keyof F extends 'type'
  ? unknown
  : If<
      | Exclude<keyof F, keyof KnownField<T, unknown>>
      | (F extends { readonly constraints: infer C } ? UnknownOf<C, Types[T]> : never)
    >;

type KnownBeside<F, Member, C> = If<
  | Exclude<keyof F, 'type' | 'constraints' | 'because' | Member>
  | (F extends { readonly constraints: infer Own } ? UnknownOf<Own, C> : never)
>;

/** The members that have members of their own, or lists of them. */
export type Structured =
  | 'distribution'
  | 'given'
  | 'rows'
  | 'after'
  | 'before'
  | 'reached'
  | 'steps'
  | 'decimals'
  | 'trend'
  | 'seasons'
  | 'memory'
  | 'walk'
  | 'growth'
  | 'counts'
  | 'missing'
  | 'incidents'
  | 'states';

/** The names of the unknown members of constraints. Most have no structured member. */
type UnknownOf<C, Known> =
  keyof C extends Exclude<keyof Known, Structured>
    ? never
    : Exclude<keyof C, keyof Known> | UnknownBelow<C, Known, keyof C & Structured>;

/** The unknown names in the structured members of an object. */
type UnknownBelow<A, Known, Name extends keyof A> = [Name] extends [never]
  ? never
  : { readonly [K in Name]: UnknownIn<A[K], MemberOf<Known, K>> }[Name];

type UnknownIn<A, Known> = A extends number | string
  ? never
  : A extends readonly unknown[]
    ? UnknownIn<A[number], Known extends readonly unknown[] ? Known[number] : never>
    : A extends { readonly kind: infer Kind }
      ? Exclude<keyof A, NameOf<Extract<Known, { readonly kind: Kind }>>>
      : Exclude<keyof A, NameOf<Known>> | UnknownBelow<A, Known, keyof A & Structured>;

/** The names of the members of all shapes of a union. A shape with a string index has every name. */
type NameOf<Known> = Known extends object ? keyof Known : never;

type MemberOf<Known, K> = Known extends object
  ? K extends keyof Known
    ? NonNullable<Known[K]>
    : never
  : never;

/** The shapes of valid fields, from which editors take what they show of a written member. */
export type ShownFields<Fs, Types> = {
  readonly [Name in keyof Fs]: Fs[Name] extends { readonly type: keyof Types }
    ? { readonly constraints?: Types[Fs[Name]['type']] }
    : ShownNested<Fs[Name], Types>;
};

type ShownNested<F, Types> = F extends { readonly properties: infer Fs }
  ? { readonly properties: ShownFields<Fs, Types>; readonly constraints?: ObjectConstraints }
  : F extends { readonly items: infer Item }
    ? {
        readonly items: ShownFields<{ readonly item: Item }, Types>['item'];
        readonly constraints?: ArrayConstraints;
      }
    : unknown;
