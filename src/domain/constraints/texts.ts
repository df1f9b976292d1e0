import { expecting, type Param } from './param.js';

const UNSTORABLE = /[\0\ud800-\udfff]/u;

/** Whether a text can be written as UTF-8 and stored by every database: no lone surrogate, no NUL. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** Number of characters (Unicode code points). */
export function characterCount(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xd800 && unit < 0xdc00) count--;
  }
  return count;
}

/**
 * Any text of `minLength` to `maxLength` characters, without NUL and lone surrogates.
 *
 * @example
 * const title = text('the title', { minLength: 1, maxLength: 3 });
 * title.decode('abc')._tag; // => 'Right'
 * title.decode('')._tag; // => 'Left'
 */
export function text(
  description: string,
  { minLength = 0, maxLength }: { minLength?: number; maxLength: number },
): Param<string> {
  return {
    description,
    schema: { type: 'string', minLength, maxLength },
    ...expecting(
      `a text of ${minLength} to ${maxLength} characters without NUL or lone surrogates`,
      (value): value is string => {
        // A code point has at most two units, so this cheap check runs first.
        if (typeof value !== 'string' || value.length > 2 * maxLength) return false;
        const length = characterCount(value);
        return length >= minLength && length <= maxLength && isStorable(value);
      },
    ),
  };
}

/**
 * A Boolean.
 *
 * @example
 * flag('whether the coin is fair').decode('yes')._tag; // => 'Left'
 */
export function flag(description: string): Param<boolean> {
  return {
    description,
    schema: { type: 'boolean' },
    ...expecting('true or false', (value): value is boolean => typeof value === 'boolean'),
  };
}

/**
 * One of a few names.
 *
 * @example
 * const unit = oneOf('the unit of length', ['cm', 'inch']);
 * unit.decode('inch')._tag; // => 'Right'
 * unit.name; // => 'one of "cm", "inch"'
 */
export function oneOf<const Name extends string>(
  description: string,
  names: readonly Name[],
): Param<Name> {
  return {
    description,
    schema: { type: 'string', enum: names },
    ...expecting(
      `one of ${names.map((name) => JSON.stringify(name)).join(', ')}`,
      (value): value is Name => names.includes(value as Name),
    ),
  };
}
