import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import type { Budget } from '../basics/budget.js';

/** A JSON Schema (2020-12) as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * Rules that a JSON Schema cannot express, by their names: a request that breaks one is refused.
 *
 * @example
 * const rules: Rules = { order: 'min is at most max.' };
 * rules.order; // => 'min is at most max.'
 */
export type Rules = Readonly<Record<string, string>>;

/** What the members of an object must be. */
export interface MemberRules<P extends Params = Params> {
  readonly members: P;
  /** Members that have no default and must be there. */
  readonly required?: readonly string[];
  /** What a member is called in a message. */
  readonly memberNoun?: string;
}

/** An object of several shapes: what each must be, by the value of one of its members. */
export interface Shapes {
  readonly tag: string;
  readonly rules: ReadonlyMap<unknown, MemberRules>;
  /** The tag alone, where it tells no shape. */
  readonly untold: MemberRules;
}

/** An io-ts decoder; `budget` pays for work whose size depends on the value. */
export interface Decoder<A> extends t.Decoder<unknown, A> {
  readonly validate: (value: unknown, context: t.Context, budget?: Budget) => t.Validation<A>;
}

/**
 * One named member of a request: how it is checked, told about and filled in. It decodes only, so it is an io-ts
 * decoder and no `t.Type`, which encodes as well.
 *
 * @example
 * const wins: Param<boolean> = flag('whether the coin is fair');
 * wins.schema; // => { type: 'boolean' }
 */
export interface Param<A> extends Decoder<A> {
  readonly schema: JsonSchema;
  readonly description: string;
  /** Taken when the member is left out; without it the member stays out. */
  readonly default?: A;
  /** Makes the draw uneven where it is given, so that it does not go with `unique`, which draws evenly. */
  readonly isUneven?: true;
  /** What its schema does not say of it, alone or beside other members. */
  readonly rules?: Rules;
  /** The members of an object, each checked like a member of the request. */
  readonly members?: Params;
  /** Members that have no default and must be there. */
  readonly required?: readonly string[];
  /** What a member is called in a message. */
  readonly memberNoun?: string;
  /** The shapes of an object that has several, in place of `members`. */
  readonly shapes?: Shapes;
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
 * The decoded members of a set of params: those with a default are always there.
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

/** The members of a set of params where none of those that are `required` is missing. */
export type Complete<P extends Params, Required extends keyof P> = Decoded<P> & {
  readonly [K in Required]: ValueOf<P[K]>;
};

/** What a decoder makes of a value: `t.TypeOf` of one that does not encode. */
type ValueOf<D> = D extends t.Decoder<unknown, infer A> ? A : never;

/** A decoder by its `validate`; `name` says what it expects. */
export function decoder<A>(name: string, validate: Decoder<A>['validate']): Decoder<A> {
  return { name, validate, decode: (value) => validate(value, []) };
}

/**
 * A decoder that takes a value as it is where `is` holds; `expected` completes "expected …, got …".
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

/** As `expecting`, with a value of another kind made from the one that came. */
export function parsing<A>(expected: string, parse: (value: unknown) => A | undefined): Decoder<A> {
  return reading(expected, (value) => {
    const parsed = parse(value);
    return parsed === undefined ? E.left(expected) : E.right(parsed);
  });
}

/** As `parsing`, where what is expected depends on the value: `read` says it. */
export function reading<A>(
  name: string,
  read: (value: unknown, budget?: Budget) => E.Either<string, A>,
): Decoder<A> {
  return decoder(name, (value, context, budget) => {
    const result = read(value, budget);
    return E.isLeft(result) ? t.failure(value, context, result.left) : result;
  });
}

/** `param` with its values made into others. */
export function mapped<A, B>(param: Param<A>, make: (value: A) => B): Param<B> {
  const { name, description, schema, validate } = param;
  const made = decoder(name, (value, context, budget) =>
    E.map(make)(validate(value, context, budget)),
  );
  return { description, schema, ...made };
}

/** What stands for the members that are left out. */
export function defaultsOf(params: Params): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([, { default: value }]) => value !== undefined)
      .map(([name, { default: value }]) => [name, value]),
  );
}

/**
 * Returns `param` with a default for requests that leave the member out. `value` is written as in a request.
 *
 * Throws an error if `param` does not accept the value.
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

/** `param` whose reader fills in `value` where it is left out, and so knows whether it was. */
export function tellingDefault<A>(param: Param<A>, value: A): Param<A> {
  return { ...param, schema: { ...param.schema, default: value } };
}

/**
 * Marks the param of a constraint that makes some values more frequent than others. Requests that combine it with
 * `unique` are refused, because unique columns draw evenly.
 *
 * @example
 * const bias = uneven(number('the share of heads', { min: 0, max: 1 }));
 * bias.isUneven; // => true
 */
export function uneven<P extends Param<unknown>>(param: P): P & { readonly isUneven: true } {
  return { ...param, isUneven: true };
}

/** An object that may be left out: each of its members then takes its own default. */
export function optionalObject<A>(param: Param<A>): Param<A> & { readonly default: A } {
  return { ...param, default: defaultsOf(param.members ?? {}) as A };
}
