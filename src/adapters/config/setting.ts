import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

/** One environment variable of the operator's. */
export interface Setting<A> {
  readonly name: string;
  /** As the operator would write it; empty means that there is none. */
  readonly default: string;
  readonly meaning: string;
  readonly codec: t.Decoder<unknown, A>;
  /** What may be shown of a value that holds secrets. Undefined: all of it. */
  readonly shown: ((text: string) => string) | undefined;
}

/** What a table of settings decodes to, by the table's own keys. */
export type Decoded<T> = { readonly [K in keyof T]: T[K] extends Setting<infer A> ? A : never };

export function setting<A>(
  name: string,
  fallback: string,
  meaning: string,
  codec: t.Decoder<unknown, A>,
  shown?: (text: string) => string,
): Setting<A> {
  return Object.freeze({ name, default: fallback, meaning, codec, shown });
}

/** A decoder of text whose name completes the sentence "expected …". */
export function textCodec<A>(
  expected: string,
  parse: (text: string) => A | undefined,
): t.Decoder<unknown, A> {
  return new t.Type<A, A, unknown>(
    expected,
    (_value): _value is A => false,
    (value, context) =>
      pipe(
        t.string.validate(value, context),
        E.chain((text) => {
          const parsed = parse(text.trim());
          return parsed === undefined ? t.failure(value, context) : t.success(parsed);
        }),
      ),
    t.identity,
  );
}
