import { CHARSET_NAMES, charsets } from '../columns/charsets.js';
import { countStrings, StringShape } from '../columns/random-strings.js';
import { integer } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf, text } from '../constraints/texts.js';
import { MAX_AFFIX_LENGTH, MAX_TEXT_LENGTH } from '../schema/limits.js';
import { fieldType } from './field-type.js';

const DEFAULT_LENGTH = 10;

const length = (description: string) => integer(description, { min: 0, max: MAX_TEXT_LENGTH });

const constraints = {
  length: length('number of random characters'),
  min_length: length('the least number of random characters'),
  max_length: length('the greatest number of random characters'),
  charset: withDefault(oneOf('the characters to draw from', CHARSET_NAMES), 'alphanumeric'),
  prefix: withDefault(text('stands before every value', { maxLength: MAX_AFFIX_LENGTH }), ''),
  suffix: withDefault(text('stands after every value', { maxLength: MAX_AFFIX_LENGTH }), ''),
};

type Constraints = Decoded<typeof constraints>;

function lengthsOf(given: Constraints): { readonly min: number; readonly max: number } {
  if (given.length !== undefined) return { min: given.length, max: given.length };
  const min = given.min_length ?? Math.min(DEFAULT_LENGTH, given.max_length ?? DEFAULT_LENGTH);
  return { min, max: given.max_length ?? Math.max(DEFAULT_LENGTH, min) };
}

export const string = fieldType({
  name: 'string',
  category: 'text and choices',
  description: 'Random characters of a set, 10 unless told otherwise.',
  constraints,
  check: (given) => {
    const { min, max } = lengthsOf(given);
    if (given.length !== undefined && (given.min_length ?? given.max_length) !== undefined) {
      const message = 'expected length alone, or min_length and max_length';
      return [{ path: '/length', message }];
    }
    return min > max
      ? [{ path: '/max_length', message: `expected at least min_length (${min}), got ${max}` }]
      : [];
  },
  capacity: (given) => countStrings(charsets[given.charset].length, lengthsOf(given)),
  plan: (given, context) => {
    const { min, max } = lengthsOf(given);
    const shape = new StringShape({
      characters: charsets[given.charset],
      prefix: given.prefix,
      suffix: given.suffix,
      min,
      max,
    });
    return { type: { kind: 'text' }, steps: shape.steps(context), cell: [shape.piece] };
  },
});
