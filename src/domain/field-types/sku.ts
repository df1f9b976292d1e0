import { required } from '../basics/required.js';
import { maskCapacity, maskColumn, parseMask } from '../columns/masks.js';
import { patternStrings } from '../columns/pattern-strings.js';
import { textColumn } from '../columns/pieces.js';
import { pattern } from '../patterns/pattern-param.js';
import { fieldType } from './field-type.js';

const SHAPE = required(parseMask('???-####-####'), 'no mask');

export const sku = fieldType({
  name: 'sku',
  synonyms: ['article_number', 'item_number'],
  category: 'company and commerce',
  description:
    'Stock code: three letters and eight digits, such as ABC-1234-5678, or texts that match a pattern.',
  constraints: {
    pattern: pattern(
      'a regular expression that the codes match, with the syntax that `string` accepts; every matching text is equally likely',
    ),
  },
  capacity: ({ pattern: codes }) => codes?.language.capacity ?? maskCapacity(SHAPE),
  plan: ({ pattern: codes }, context) => {
    if (codes === undefined) return maskColumn(SHAPE, context);
    const { piece, steps } = patternStrings(codes.language, context);
    return textColumn(steps, piece);
  },
});
