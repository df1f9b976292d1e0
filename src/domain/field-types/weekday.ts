import { choiceColumn } from '../columns/choice-column.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { checkWeights, weights } from '../constraints/weights.js';
import { translated } from '../lexicon/translated.js';
import { fieldType } from './field-type.js';

const NAMES = Object.freeze([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);

/** ISO 8601 numbers the days of a week from 1 (Monday) to 7. */
const NUMBERS = Object.freeze(NAMES.map((_, i) => i + 1));

export const weekday = fieldType({
  name: 'weekday',
  synonyms: ['day_of_week'],
  category: 'time',
  description: 'Day of the week, by its name or its ISO number (Monday is 1).',
  locales: ['en'],
  translations: ['weekday'],
  constraints: {
    format: withDefault(oneOf('name is Monday, number is 1', ['name', 'number']), 'name'),
    weights: weights('relative frequency of each day, Monday first'),
  },
  check: (given) => checkWeights(given.weights, NAMES.length, 'day'),
  capacity: () => NAMES.length,
  plan: (given, context) => {
    const values =
      given.format === 'number' ? NUMBERS : translated(context.lexicon, 'weekday', NAMES);
    return choiceColumn(values, given.weights, context);
  },
});
