import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** A JSON Schema (2020-12) as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** What the members of an object must be. */
export interface MemberRules {
  readonly members: Params;
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

/** One named member of a request: how it is checked, told about and filled in. */
export interface Param<A> {
  readonly decoder: t.Decoder<unknown, A>;
  readonly schema: JsonSchema;
  readonly description: string;
  /** Taken when the member is left out; without it the member stays out. */
  readonly default?: A;
  /** The members of an object, each checked like a member of the request. */
  readonly members?: Params;
  /** Members that have no default and must be there. */
  readonly required?: readonly string[];
  /** What a member is called in a message. */
  readonly memberNoun?: string;
  /** The shapes of an object that has several, in place of `members`. */
  readonly shapes?: Shapes;
}

export type Params = { readonly [name: string]: Param<unknown> };

/** The decoded members of a set of params: those with a default are always there. */
export type Decoded<P extends Params> = {
  readonly [K in keyof P as P[K] extends { readonly default: unknown } ? K : never]: ValueOf<P[K]>;
} & {
  readonly [K in keyof P as P[K] extends { readonly default: unknown } ? never : K]?: ValueOf<P[K]>;
};

type ValueOf<P> = P extends Param<infer A> ? A : never;

/** A decoder that takes a value as it is where `is` holds; `expected` completes "expected …, got …". */
export function expecting<A>(
  expected: string,
  is: (value: unknown) => value is A,
): t.Decoder<unknown, A> {
  return {
    name: expected,
    validate: (value, context) =>
      is(value) ? t.success(value) : t.failure(value, context, expected),
    decode: (value) => (is(value) ? E.right(value) : t.failure(value, [], expected)),
  };
}

/** As `expecting`, with a value of another kind made from the one that came. */
export function parsing<A>(
  expected: string,
  parse: (value: unknown) => A | undefined,
): t.Decoder<unknown, A> {
  return reading(expected, (value) => {
    const parsed = parse(value);
    return parsed === undefined ? E.left(expected) : E.right(parsed);
  });
}

/** As `parsing`, where what is expected depends on the value: `read` says it. */
export function reading<A>(
  name: string,
  read: (value: unknown) => E.Either<string, A>,
): t.Decoder<unknown, A> {
  const validate = (value: unknown, context: t.Context): t.Validation<A> => {
    const result = read(value);
    return E.isLeft(result) ? t.failure(value, context, result.left) : result;
  };
  return { name, validate, decode: (value) => validate(value, []) };
}

/** `param` with its values made into others. */
export function mapped<A, B>(param: Param<A>, make: (value: A) => B): Param<B> {
  const { description, schema, decoder } = param;
  const validate = (value: unknown, context: t.Context): t.Validation<B> =>
    E.map(make)(decoder.validate(value, context));
  return {
    description,
    schema,
    decoder: { name: decoder.name, validate, decode: (value) => validate(value, []) },
  };
}

/** What stands for the members that are left out. */
export function defaultsOf(params: Params): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([, { default: value }]) => value !== undefined)
      .map(([name, { default: value }]) => [name, value]),
  );
}

/** `param` with what `value`, written as in a request, stands for where the member is left out. */
export function withDefault<A>(
  param: Param<A>,
  value: unknown,
): Param<A> & { readonly default: A } {
  const decoded = param.decoder.decode(value);
  if (E.isLeft(decoded)) throw new Error(`the default is not ${param.decoder.name}`);
  return { ...param, schema: { ...param.schema, default: value }, default: decoded.right };
}

/** `param` whose reader fills in `value` where it is left out, and so knows whether it was. */
export function tellingDefault<A>(param: Param<A>, value: A): Param<A> {
  return { ...param, schema: { ...param.schema, default: value } };
}

/** An object that may be left out: each of its members then takes its own default. */
export function optionalObject<A>(param: Param<A>): Param<A> & { readonly default: A } {
  return { ...param, default: defaultsOf(param.members ?? {}) as A };
}
