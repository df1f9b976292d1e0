import { CHARSET_NAMES, charsets } from '../basics/charsets.js';
import { countStrings } from '../columns/random-strings.js';
import { randomTextColumn } from '../columns/random-text-column.js';
import { MAX_AFFIX_LENGTH, MAX_TEXT_LENGTH } from '../constraints/limits.js';
import { integer } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { oneOf, text } from '../constraints/texts.js';
import { fieldType } from './field-type.js';

export const token = fieldType({
  name: 'token',
  synonyms: ['api_key', 'secret', 'access_token'],
  category: 'numbers and ids',
  description:
    'Text like an API key or a secret: random characters after a prefix, which no service accepts.',
  constraints: {
    length: withDefault(
      integer('number of random characters', { min: 1, max: MAX_TEXT_LENGTH }),
      32,
    ),
    charset: withDefault(oneOf('the characters to draw from', CHARSET_NAMES), 'alphanumeric'),
    prefix: withDefault(
      text('text before every value, such as "sk_test_"', { maxLength: MAX_AFFIX_LENGTH }),
      '',
    ),
  },
  capacity: ({ length, charset }) =>
    countStrings(charsets[charset].length, { min: length, max: length }),
  plan: ({ length, charset, prefix }, context) => {
    const characters = charsets[charset];
    return randomTextColumn({ characters, prefix, suffix: '', min: length, max: length }, context);
  },
});
