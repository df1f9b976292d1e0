import type { ArrayConstraints, ObjectConstraints } from './fields.js';

/*
 * The compiler refuses unknown members of an object literal, but not if it infers a type parameter from the literal. So
 * the parameter has a condition: no field has an unknown member. Only for a table that breaks it, each unknown member gets
 * a type that no value has, which the message of the compiler shows.
 */

/** `unknown`, unless some field of a table has an unknown member. */
export type ExactFields<Fs, Types> = [UnknownOf<Fs, Types>] extends [never]
  ? unknown
  : MarkedFields<Fs, Types>;

type FieldMember =
  | 'type'
  | 'constraints'
  | 'properties'
  | 'items'
  | 'locale'
  | 'hidden'
  | 'because';

/** The names of unknown members of the fields. The conditions are in the order in which most fields need the fewest. */
type UnknownOf<Fs, Types> = {
  readonly [Name in keyof Fs]: UnknownOfField<Fs[Name], Types>;
}[keyof Fs];

type UnknownOfField<F, Types> = keyof F extends 'type'
  ? never
  : F extends { readonly type: keyof Types; readonly constraints: unknown }
    ? UnknownOfConstraints<F['constraints'], Types[F['type']]> | Unknown<keyof F, FieldMember>
    : F extends { readonly type: 'object'; readonly properties: infer Fs }
      ? UnknownOfNested<F, ObjectConstraints> | UnknownOf<Fs, Types>
      : F extends { readonly type: 'array'; readonly items: infer Item }
        ? UnknownOfNested<F, ArrayConstraints> | UnknownOfField<Item, Types>
        : Unknown<keyof F, FieldMember>;

/** The names that are not known. Most fields have the same few names, so the compiler keeps the answer. */
type Unknown<Name, Known> = Name extends Known ? never : Name;

type UnknownOfNested<F, Shape> =
  | Unknown<keyof F, FieldMember>
  | (F extends { readonly constraints: unknown }
      ? UnknownOfConstraints<F['constraints'], Shape>
      : never);

/** The members that have members of their own, or lists of them. */
export type Structured =
  | 'distribution'
  | 'given'
  | 'rows'
  | 'after'
  | 'before'
  | 'reached'
  | 'steps'
  | 'decimals';

type UnknownOfConstraints<C, Shape> =
  keyof C extends Exclude<keyof Shape, Structured>
    ? never
    : Unknown<keyof C, keyof Shape> | UnknownBelow<C, Shape, keyof C & Structured>;

/** The unknown names in the structured members of an object. */
type UnknownBelow<A, Shape, Name extends keyof A> = [Name] extends [never]
  ? never
  : { readonly [K in Name]: UnknownIn<A[K], MemberOf<Shape, K>> }[Name];

type UnknownIn<A, Shape> = A extends readonly unknown[]
  ? UnknownIn<A[number], Shape extends readonly unknown[] ? Shape[number] : never>
  : A extends { readonly kind: unknown }
    ? Unknown<keyof A, KeyOf<VariantOf<Shape, A['kind']>>>
    : Unknown<keyof A, KeyOf<Shape>> | UnknownBelow<A, Shape, keyof A & Structured>;

/** The names of the members of all shapes of a union. A shape with a string index has any name. */
type KeyOf<Shape> = Shape extends object ? keyof Shape : never;

type MemberOf<Shape, K> = Shape extends object
  ? K extends keyof Shape
    ? NonNullable<Shape[K]>
    : never
  : never;

/** The shape of a tagged union that an object has. */
type VariantOf<Shape, Kind> = [Kind] extends [never]
  ? Shape
  : Extract<Shape, { readonly kind: Kind }>;

type KindOf<A> = A extends { readonly kind: infer Kind } ? Kind : never;

/** The type of an unknown member. */
interface UnknownMember<Name, Known> {
  readonly unknown: Name;
  readonly known: Known;
}

type MarkedFields<Fs, Types> = { readonly [Name in keyof Fs]: MarkedField<Fs[Name], Types> };

type MarkedField<F, Types> = {
  readonly [Name in keyof F]: Name extends 'type' | 'locale' | 'hidden' | 'because'
    ? unknown
    : Name extends 'constraints'
      ? Marked<F[Name], ShapeOf<F, Types>>
      : Name extends 'properties'
        ? MarkedFields<F[Name], Types>
        : Name extends 'items'
          ? MarkedField<F[Name], Types>
          : UnknownMember<Name, FieldMember>;
};

/** The constraints that a field can have. */
type ShapeOf<F, Types> = F extends { readonly type: infer T }
  ? T extends keyof Types
    ? Types[T]
    : T extends 'object'
      ? ObjectConstraints
      : ArrayConstraints
  : never;

type Marked<A, Shape> = A extends readonly unknown[]
  ? {
      readonly [I in keyof A]: Marked<A[I], Shape extends readonly (infer Known)[] ? Known : never>;
    }
  : A extends object
    ? MarkedObject<A, VariantOf<Shape, KindOf<A>>>
    : unknown;

type MarkedObject<A, Shape> = {
  readonly [K in keyof A]: K extends KeyOf<Shape>
    ? Marked<A[K], MemberOf<Shape, K>>
    : UnknownMember<K, KeyOf<Shape>>;
};
