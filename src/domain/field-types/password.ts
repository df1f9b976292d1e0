import { charsets } from '../basics/charsets.js';
import { textColumn } from '../columns/pieces.js';
import { countStrings, StringShape } from '../columns/random-strings.js';
import { integer } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import { fieldType } from './field-type.js';

const SYMBOLS = '!#$%&*+-?@_';

const constraints = {
  length: withDefault(integer('number of characters', { min: 4, max: 128 }), 16),
  symbols: withDefault(flag('whether there are symbols among the letters and digits'), true),
};

function rulesOf({ length, symbols }: Decoded<typeof constraints>) {
  const characters = charsets.alphanumeric + (symbols ? SYMBOLS : '');
  return { characters, prefix: '', suffix: '', min: length, max: length };
}

export const password = fieldType({
  name: 'password',
  synonyms: ['passwd', 'pwd'],
  category: 'person',
  description: 'Text like a strong password. It is independent of the person.',
  constraints,
  capacity: (given) => {
    const { characters, ...lengths } = rulesOf(given);
    return countStrings(characters.length, lengths);
  },
  plan: (given, context) => {
    const shape = new StringShape(rulesOf(given));
    return textColumn(shape.steps(context), shape.piece);
  },
});
