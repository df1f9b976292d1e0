import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { isObject } from '../basics/members.js';
import type { Scalar } from '../kernel/word-table.js';
import { MAX_TEXT_LENGTH } from './limits.js';
import { list } from './lists.js';
import { decoder, type Param, parsing } from './param.js';
import { scalar } from './scalars.js';

const ANY = '*';

/** A value of another column, or null. */
export type WhenMember =
  | { readonly kind: 'null' }
  | { readonly kind: 'value'; readonly value: Scalar };

/** A condition that is no set. */
export type PlainWhen =
  /** Every value, and null. */
  | { readonly kind: 'any' }
  | WhenMember
  /** `from` is included and `to` is not. An end that is missing is open. */
  | { readonly kind: 'range'; readonly from?: Scalar; readonly to?: Scalar };

/** Some values of another column, or all but some. Null counts like a value. */
export interface WhenSet {
  readonly kind: 'in' | 'not_in';
  readonly members: readonly WhenMember[];
}

/** The values of another column for which a row of `given` holds. */
export type When = PlainWhen | WhenSet;

const end = {
  type: ['number', 'string', 'boolean', 'null'],
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  maxLength: MAX_TEXT_LENGTH,
};

const NUMBERS_AND_TEXTS = 'numbers within ±(2^53 - 1), texts without NUL or lone surrogates';

const member: Param<WhenMember> = {
  description: 'a value of the other field, or null',
  schema: end,
  ...parsing(`a value or null; ${NUMBERS_AND_TEXTS}`, memberOf),
};

const SET_NAMES = ['in', 'not_in'] as const;
const members = list('values of the other field, or null', member);
const SET = '{"in": [...]} or {"not_in": [...]}';

const plain = parsing<PlainWhen>(
  `a value, null, "${ANY}" for any, a range [from, to], ${SET}; ${NUMBERS_AND_TEXTS}`,
  (value) => {
    if (value === ANY) return { kind: 'any' };
    return Array.isArray(value) ? rangeOf([...value]) : memberOf(value);
  },
);

/** A value, null, `"*"` for any, a range, or a set. */
export const when: Param<When> = {
  description:
    'a value of the other field, null, "*" for any value, a range [from, to] that includes from and not to, in which null is an open end, or a set: {"in": [...]} holds for the listed values, and {"not_in": [...]} for all others; null may be among them',
  schema: {
    anyOf: [
      end,
      { type: 'array', items: end, minItems: 2, maxItems: 2 },
      ...SET_NAMES.map((name) => ({
        type: 'object',
        properties: { [name]: members.schema },
        required: [name],
        additionalProperties: false,
      })),
    ],
  },
  ...decoder<When>(plain.name, (value, context, budget) => {
    if (!isObject(value)) return plain.validate(value, context, budget);
    const [name, ...others] = Object.keys(value);
    const kind = SET_NAMES.find((each) => each === name);
    if (kind === undefined || others.length > 0) return t.failure(value, context, SET);
    const listed = t.appendContext(context, kind, members, value[kind]);
    const read = members.validate(value[kind], listed, budget);
    return E.isLeft(read) ? read : t.success({ kind, members: read.right });
  }),
};

function memberOf(value: unknown): WhenMember | undefined {
  if (value === null) return { kind: 'null' };
  return isScalar(value) ? { kind: 'value', value } : undefined;
}

function rangeOf(ends: readonly unknown[]): PlainWhen | undefined {
  const [from, to] = ends;
  if (ends.length !== 2 || !(from === null || isScalar(from)) || !(to === null || isScalar(to))) {
    return undefined;
  }
  return {
    kind: 'range',
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  };
}

function isScalar(value: unknown): value is Scalar {
  return E.isRight(scalar.decode(value));
}
