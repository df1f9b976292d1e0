import { charsets } from '../basics/charsets.js';
import { countStrings } from '../columns/random-strings.js';
import { randomTextColumn } from '../columns/random-text-column.js';
import { MAX_TEXT_LENGTH } from '../constraints/limits.js';
import { integer } from '../constraints/numbers.js';
import { expecting, type Param, withDefault } from '../constraints/param.js';
import { fieldType } from './field-type.js';

/** Visible ASCII characters, each of which is one byte in every format. */
const VISIBLE = /^[!-~]{2,94}$/;

const alphabet: Param<string> = {
  description: 'the characters to draw from',
  schema: { type: 'string', pattern: '^[!-~]+$', minLength: 2, maxLength: 94 },
  ...expecting(
    '2 to 94 visible ASCII characters, each once',
    (value): value is string =>
      typeof value === 'string' && VISIBLE.test(value) && new Set(value).size === value.length,
  ),
  rules: { alphabet: 'Each character occurs only once in alphabet.' },
};

export const nanoid = fieldType({
  name: 'nanoid',
  synonyms: ['short_id'],
  category: 'numbers and ids',
  description: 'Short random id; with the default alphabet it needs no escaping in a URL.',
  constraints: {
    length: withDefault(integer('number of characters', { min: 1, max: MAX_TEXT_LENGTH }), 21),
    alphabet: withDefault(alphabet, `${charsets.alphanumeric}_-`),
  },
  capacity: ({ length, alphabet: { length: base } }) =>
    countStrings(base, { min: length, max: length }),
  plan: ({ length, alphabet: characters }, context) =>
    randomTextColumn({ characters, prefix: '', suffix: '', min: length, max: length }, context),
});
