import { choiceColumn } from '../columns/choice-column.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { translated } from '../lexicon/translated.js';
import { fieldType } from './field-type.js';

const NAMES = Object.freeze([
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]);

const NUMBERS = Object.freeze(NAMES.map((_, i) => i + 1));

export const month = fieldType({
  name: 'month',
  synonyms: ['month_name'],
  category: 'time',
  description: 'Month of the year, by its name or its number.',
  locales: ['en'],
  translations: ['month'],
  constraints: {
    format: withDefault(oneOf('name is January, number is 1', ['name', 'number']), 'name'),
  },
  capacity: () => NAMES.length,
  plan: ({ format }, context) =>
    choiceColumn(
      format === 'number' ? NUMBERS : translated(context.lexicon, 'month', NAMES),
      undefined,
      context,
    ),
});
