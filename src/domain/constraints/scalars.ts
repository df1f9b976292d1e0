import { MAX_TEXT_LENGTH } from './limits.js';
import { expecting, type Param } from './param.js';
import { characterCount, isStorable, text } from './texts.js';

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && characterCount(value) <= MAX_TEXT_LENGTH && isStorable(value);
}

/** A finite number or a text. */
export const numberOrText: Param<number | string> = {
  description: 'a number or a text',
  schema: { anyOf: [{ type: 'number' }, { type: 'string', maxLength: MAX_TEXT_LENGTH }] },
  ...expecting(
    `a number, or a text of at most ${MAX_TEXT_LENGTH} characters without NUL or lone surrogates`,
    (value): value is number | string =>
      typeof value === 'number' ? Number.isFinite(value) : isShortText(value),
  ),
};

/** A finite number, a text, true or false. */
export const scalar: Param<number | string | boolean> = {
  description: 'a number, a text, true or false',
  schema: {
    anyOf: [
      { type: 'number' },
      { type: 'string', maxLength: MAX_TEXT_LENGTH },
      { type: 'boolean' },
    ],
  },
  ...expecting(
    `a number, true, false, or a text of at most ${MAX_TEXT_LENGTH} characters without NUL or lone surrogates`,
    (value): value is number | string | boolean =>
      typeof value === 'boolean' ||
      (typeof value === 'number' ? Number.isFinite(value) : isShortText(value)),
  ),
};

/** A text of at most `MAX_TEXT_LENGTH` characters. */
export const shortText: Param<string> = text('a text', { maxLength: MAX_TEXT_LENGTH });
