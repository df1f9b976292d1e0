import { charsets } from '../basics/charsets.js';
import { countStrings } from '../columns/random-strings.js';
import { randomTextColumn } from '../columns/random-text-column.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { fieldType } from './field-type.js';

const DIGITS = { md5: 32, sha1: 40, sha256: 64 } as const;

export const hash = fieldType({
  name: 'hash',
  synonyms: ['digest', 'md5', 'sha1', 'sha256', 'checksum'],
  category: 'numbers and ids',
  description:
    'Random hexadecimal digits of the length of a digest; they are not computed from any data.',
  constraints: {
    algorithm: withDefault(
      oneOf('the algorithm whose digest length is used: 32, 40 or 64 digits', [
        'md5',
        'sha1',
        'sha256',
      ]),
      'sha256',
    ),
  },
  inferred: { algorithm: 'nothing' },
  capacity: ({ algorithm }) => {
    const length = DIGITS[algorithm];
    return countStrings(charsets.hex.length, { min: length, max: length });
  },
  plan: ({ algorithm }, context) => {
    const length = DIGITS[algorithm];
    const rules = { characters: charsets.hex, prefix: '', suffix: '', min: length, max: length };
    return randomTextColumn(rules, context);
  },
});
