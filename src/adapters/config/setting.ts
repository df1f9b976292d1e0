import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

/** A setting that the operator gives as an environment variable. */
export interface Setting<A> {
  readonly name: string;
  /** Written as the operator would write it; empty if there is no default. */
  readonly default: string;
  readonly meaning: string;
  readonly codec: t.Decoder<unknown, A>;
  /** Returns the value without its secrets, for messages. Undefined if the value may be shown as it is. */
  readonly shown: ((text: string) => string) | undefined;
}

/** The decoded values of a table of settings, under the same keys. */
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

/** A decoder of text. `expected` completes the message "expected …"; `parse` gets the trimmed text. */
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
