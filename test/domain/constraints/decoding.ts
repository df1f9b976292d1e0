import * as E from 'fp-ts/lib/Either.js';
import type { Param } from '../../../src/domain/constraints/param.js';

/** Returns the decoded value, or `undefined` if the param refuses it. */
export function taken<A>(param: Param<A>, value: unknown): A | undefined {
  const decoded = param.decode(value);
  return E.isRight(decoded) ? decoded.right : undefined;
}

/** Returns the path and the expected value of each refusal, or `undefined` if the param accepts the value. */
export function refusal<A>(
  param: Param<A>,
  value: unknown,
): readonly (readonly [path: string, expected: string | undefined])[] | undefined {
  const decoded = param.validate(value, []);
  if (E.isRight(decoded)) return undefined;
  return decoded.left.map(({ context, message }) => [
    context.map(({ key }) => key).join('/'),
    message,
  ]);
}

/** Returns the text of a value for the title of a test. */
export function shown(value: unknown): string {
  if (value === undefined || typeof value === 'number') return String(value);
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}… of ${text.length}` : text;
}
