import { type Mask, maskCapacity, maskColumn, parseMask } from '../columns/masks.js';
import { withDefault } from '../constraints/param.js';
import { text } from '../constraints/texts.js';
import { MAX_TEXT_LENGTH } from '../schema/limits.js';
import { fieldType } from './field-type.js';

/** A mask that was checked. */
function parsed(mask: string): Mask {
  const known = parseMask(mask);
  if (known === undefined) throw new Error(`no mask: ${mask}`);
  return known;
}

export const mask = fieldType({
  name: 'mask',
  category: 'text and choices',
  description: 'Text by a template such as "##-??-**".',
  constraints: {
    mask: withDefault(
      text(
        '# is a digit, ? a letter A-Z, * either; a backslash takes the next character as it is',
        {
          minLength: 1,
          maxLength: MAX_TEXT_LENGTH,
        },
      ),
      '##-??-**',
    ),
  },
  check: (given) =>
    parseMask(given.mask) === undefined
      ? [{ path: '/mask', message: 'expected a character after the backslash at the end' }]
      : [],
  capacity: (given) => maskCapacity(parsed(given.mask)),
  plan: (given, context) => maskColumn(parsed(given.mask), context),
});
