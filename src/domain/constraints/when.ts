import * as E from 'fp-ts/lib/Either.js';
import type { Scalar } from '../kernel/word-table.js';
import { MAX_TEXT_LENGTH } from './limits.js';
import { type Param, parsing } from './param.js';
import { scalar } from './scalars.js';

const ANY = '*';

/** The values of another column for which a row of `given` holds. */
export type When =
  /** Every value, and null. */
  | { readonly kind: 'any' }
  | { readonly kind: 'null' }
  | { readonly kind: 'value'; readonly value: Scalar }
  /** `from` is included and `to` is not. An end that is missing is open. */
  | { readonly kind: 'range'; readonly from?: Scalar; readonly to?: Scalar };

const end = {
  type: ['number', 'string', 'boolean', 'null'],
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  maxLength: MAX_TEXT_LENGTH,
};

/** A value, null, `"*"` for any, or a range. */
export const when: Param<When> = {
  description:
    'a value of the other field, null, "*" for any value, or a range [from, to] that includes from and not to; null is an open end',
  schema: { anyOf: [end, { type: 'array', items: end, minItems: 2, maxItems: 2 }] },
  ...parsing(
    `a value, null, "${ANY}" for any, or a range [from, to]; numbers within ±(2^53 - 1), texts without NUL or lone surrogates`,
    (value) => {
      if (value === null) return { kind: 'null' };
      if (value === ANY) return { kind: 'any' };
      if (Array.isArray(value)) return rangeOf([...value]);
      return isScalar(value) ? { kind: 'value', value } : undefined;
    },
  ),
};

function rangeOf(ends: readonly unknown[]): When | undefined {
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
