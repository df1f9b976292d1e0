import type { Either } from 'fp-ts/lib/Either.js';
import * as E from 'fp-ts/lib/Either.js';
import type { Context, Decoder as IoDecoder, Validation } from 'io-ts';
import * as t from 'io-ts';
import type { Budget } from '../basics/budget.js';
import { oncePer } from '../basics/once-per.js';

/** A JSON Schema (2020-12) as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * Rules that a JSON Schema cannot express, by name. A request that breaks one is refused.
 *
 * @example
 * const rules: Rules = { order: 'min is at most max.' };
 * rules.order; // => 'min is at most max.'
 */
export type Rules = Readonly<Record<string, string>>;

/** The rules for the members of an object. */
export interface MemberRules<P extends Params = Params> {
  readonly members: P;
  /** Members that have no default and must be present. */
  readonly required?: readonly string[];
  /** The noun that messages use for a member. */
  readonly memberNoun?: string;
}

/** The variants of an object: the rules for its members, by the value of its tag. */
export interface Variants {
  readonly tag: string;
  readonly rules: ReadonlyMap<unknown, MemberRules>;
  /** The rules for an object whose tag is missing or unknown: they cover the tag alone. */
  readonly tagOnly: MemberRules;
}

/** An io-ts decoder; `budget` pays for work whose size depends on the value. */
export interface Decoder<A> extends IoDecoder<unknown, A> {
  readonly validate: (value: unknown, context: Context, budget?: Budget) => Validation<A>;
}

/**
 * One named member of a request: its check, its description and its default. It only decodes, so it is an io-ts
 * decoder and not a `t.Type`, which also encodes.
 *
 * @example
 * const wins: Param<boolean> = flag('whether the coin is fair');
 * wins.schema; // => { type: 'boolean' }
 */
export interface Param<A> extends Decoder<A> {
  readonly schema: JsonSchema;
  readonly description: string;
  /** The value of a member that is left out. Without a default, the member stays absent. */
  readonly default?: A;
  /** Returns the value of a text that counts from a moment in milliseconds since 1970; undefined for another text. */
  readonly relative?: (text: string, now: number) => A | undefined;
  /** If given, the draw is uneven. The member then excludes `unique`, which draws evenly. */
  readonly isUneven?: true;
  /** Rules that the schema does not express, about this member alone or with other members. */
  readonly rules?: Rules;
  /** The members of an object, each checked like a member of the request. */
  readonly members?: Params;
  /** Members that have no default and must be present. */
  readonly required?: readonly string[];
  /** The noun that messages use for a member. */
  readonly memberNoun?: string;
  /** The item of a list whose items are objects with members, each checked like a member of the request. */
  readonly item?: Param<unknown>;
  /** The variants of an object, if there are several; used in place of `members`. */
  readonly variants?: Variants;
}

/**
 * Params by the names of their members.
 *
 * @example
 * const constraints = {
 *   sides: withDefault(integer('the number of sides', { min: 2 }), 6),
 *   colour: text('the colour of the die', { maxLength: 20 }),
 * } satisfies Params;
 * constraints.sides.default; // => 6
 */
export type Params = { readonly [name: string]: Param<unknown> };

/**
 * The decoded members of a set of params. Members with a default are always present.
 *
 * @example
 * const constraints = {
 *   sides: withDefault(integer('the number of sides', { min: 2 }), 6),
 *   colour: text('the colour of the die', { maxLength: 20 }),
 * };
 * // { readonly sides: number; readonly colour?: string }
 * const decoded: Decoded<typeof constraints> = { sides: 6 };
 * decoded.sides; // => 6
 */
export type Decoded<P extends Params> = {
  readonly [K in keyof P as P[K] extends { readonly default: unknown } ? K : never]: ValueOf<P[K]>;
} & {
  readonly [K in keyof P as P[K] extends { readonly default: unknown } ? never : K]?: ValueOf<P[K]>;
};

/** The decoded members of a set of params if every `required` member is present. */
export type Complete<P extends Params, Required extends keyof P> = Decoded<P> & {
  readonly [K in Required]: ValueOf<P[K]>;
};

/** The type of a decoded value: `t.TypeOf` for a decoder, which does not encode. */
type ValueOf<D> = D extends IoDecoder<unknown, infer A> ? A : never;

/** Returns a decoder with the given `validate`; `name` describes the expected value. */
export function decoder<A>(name: string, validate: Decoder<A>['validate']): Decoder<A> {
  return { name, validate, decode: (value) => validate(value, []) };
}

/**
 * Returns a decoder that accepts a value unchanged if `is` holds; `expected` completes "expected …, got …".
 *
 * @example
 * const even: Param<number> = {
 *   description: 'an even number of seats',
 *   schema: { type: 'integer', multipleOf: 2 },
 *   ...expecting(
 *     'an even whole number',
 *     (value): value is number => Number.isSafeInteger(value) && Number(value) % 2 === 0,
 *   ),
 * };
 * even.decode(3)._tag; // => 'Left'
 */
export function expecting<A>(expected: string, is: (value: unknown) => value is A): Decoder<A> {
  return decoder(expected, (value, context) =>
    is(value) ? t.success(value) : t.failure(value, context, expected),
  );
}

/** As `expecting`, but `parse` converts the value; `undefined` means that the value is not acceptable. */
export function parsing<A>(expected: string, parse: (value: unknown) => A | undefined): Decoder<A> {
  return reading(expected, (value) => {
    const parsed = parse(value);
    return parsed === undefined ? E.left(expected) : E.right(parsed);
  });
}

/** As `parsing`, but `read` returns the expectation, since it depends on the value. */
export function reading<A>(
  name: string,
  read: (value: unknown, budget?: Budget) => Either<string, A>,
): Decoder<A> {
  return decoder(name, (value, context, budget) => {
    const result = read(value, budget);
    return E.isLeft(result) ? t.failure(value, context, result.left) : result;
  });
}

/** Returns `param` with its decoded values converted by `make`. */
export function mapped<A, B>(param: Param<A>, make: (value: A) => B): Param<B> {
  const { name, description, schema, validate } = param;
  const made = decoder(name, (value, context, budget) =>
    E.map(make)(validate(value, context, budget)),
  );
  return { description, schema, ...made };
}

/** Returns the default of each member that has one. */
export const defaultsOf: (params: Params) => Readonly<Record<string, unknown>> = oncePer((params) =>
  Object.freeze(
    Object.fromEntries(
      Object.entries(params)
        .filter(([, { default: value }]) => value !== undefined)
        .map(([name, { default: value }]) => [name, value]),
    ),
  ),
);

/**
 * Returns `param` with a default; `value` is written as in a request. Throws if `param` refuses `value`.
 *
 * @example
 * withDefault(oneOf('the unit', ['cm', 'inch']), 'cm').default; // => 'cm'
 */
export function withDefault<A>(
  param: Param<A>,
  value: unknown,
): Param<A> & { readonly default: A } {
  const decoded = param.decode(value);
  if (E.isLeft(decoded)) throw new Error(`the default is not ${param.name}`);
  return { ...param, schema: { ...param.schema, default: value }, default: decoded.right };
}

/** Returns `param` with `value` as default in its schema alone. The reader fills it in, and knows that it was absent. */
export function statedDefault<A>(param: Param<A>, value: A): Param<A> {
  return { ...param, schema: { ...param.schema, default: value } };
}

/**
 * Returns `param` marked as a constraint that makes the draw uneven.
 *
 * @example
 * const bias = uneven(number('the share of heads', { min: 0, max: 1 }));
 * bias.isUneven; // => true
 */
export function uneven<P extends Param<unknown>>(param: P): P & { readonly isUneven: true } {
  return { ...param, isUneven: true };
}

/** Returns the param of an object that may be left out. Each of its members then has its own default. */
export function optionalObject<A>(param: Param<A>): Param<A> & { readonly default: A } {
  return { ...param, default: defaultsOf(param.members ?? {}) as A };
}
