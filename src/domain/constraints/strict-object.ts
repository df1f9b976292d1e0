import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { isObject } from '../basics/members.js';
import { memberSchemas } from './objects.js';
import { type Complete, decoder, type Param, type Params } from './param.js';

/**
 * An object as an item of a list. All members are required, and there are no others. Unlike `object`, it validates its
 * members itself: a list decodes its items as values.
 */
export function strictObject<P extends Params>(
  description: string,
  members: P,
): Param<Complete<P, keyof P>> {
  const names = Object.keys(members);
  const expected = `an object with ${names.join(' and ')} alone`;
  return {
    description,
    schema: {
      type: 'object',
      properties: memberSchemas(members),
      required: names,
      additionalProperties: false,
    },
    ...decoder<Complete<P, keyof P>>(expected, (value, context, budget) => {
      const isComplete =
        isObject(value) &&
        names.every((name) => value[name] !== undefined) &&
        Object.keys(value).every((name) => names.includes(name));
      if (!isComplete) return t.failure(value, context, expected);
      const decoded: Record<string, unknown> = {};
      const errors: t.ValidationError[] = [];
      for (const [name, param] of Object.entries(members)) {
        const given = value[name];
        const read = param.validate(given, t.appendContext(context, name, param, given), budget);
        if (E.isRight(read)) decoded[name] = read.right;
        else for (const error of read.left) errors.push(error);
      }
      return errors.length > 0 ? t.failures(errors) : t.success(decoded as Complete<P, keyof P>);
    }),
  };
}
