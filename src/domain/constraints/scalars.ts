import * as E from 'fp-ts/lib/Either.js';
import { isKeptNumber } from '../basics/kept-number.js';
import { MAX_TEXT_LENGTH } from './limits.js';
import { type Decoder, type Param, reading } from './param.js';
import { characterCount, isStorable, text } from './texts.js';

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && characterCount(value) <= MAX_TEXT_LENGTH && isStorable(value);
}

/** Numbers of this size are the ones that were written: larger ones lose digits when JSON is read. */
const { MAX_SAFE_INTEGER } = Number;
const numbers = { type: 'number', minimum: -MAX_SAFE_INTEGER, maximum: MAX_SAFE_INTEGER };
const texts = { type: 'string', maxLength: MAX_TEXT_LENGTH };
const LARGE_NUMBER = 'a number within ±(2^53 - 1); write a larger number as a text';

/** As `expecting`, for values of which numbers keep the digits that were written. */
function listing<A>(expected: string, is: (value: unknown) => value is A): Decoder<A> {
  return reading(expected, (value) => {
    if (typeof value === 'number' && !isKeptNumber(value)) return E.left(LARGE_NUMBER);
    return is(value) ? E.right(value) : E.left(expected);
  });
}

/** A number within ±(2^53 - 1), or a text. */
export const numberOrText: Param<number | string> = {
  description: 'a number or a text',
  schema: { anyOf: [numbers, texts] },
  ...listing(
    `a number, or a text of at most ${MAX_TEXT_LENGTH} characters without NUL or lone surrogates`,
    (value): value is number | string => typeof value === 'number' || isShortText(value),
  ),
};

/** A number within ±(2^53 - 1), a text, true or false. */
export const scalar: Param<number | string | boolean> = {
  description: 'a number, a text, true or false',
  schema: { anyOf: [numbers, texts, { type: 'boolean' }] },
  ...listing(
    `a number, true, false, or a text of at most ${MAX_TEXT_LENGTH} characters without NUL or lone surrogates`,
    (value): value is number | string | boolean =>
      typeof value === 'boolean' || typeof value === 'number' || isShortText(value),
  ),
};

/** A text of at most `MAX_TEXT_LENGTH` characters. */
export const shortText: Param<string> = text('a text', { maxLength: MAX_TEXT_LENGTH });
