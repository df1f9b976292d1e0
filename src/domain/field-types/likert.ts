import { weighted } from '../columns/weighted-values.js';
import { fieldType } from './field-type.js';
import { listed } from './listed-values.js';

/** The answers lean towards agreement, as real ones do (acquiescence); the frequencies are our estimate. */
const LABELS = weighted({
  'Strongly disagree': 7,
  Disagree: 14,
  'Neither agree nor disagree': 22,
  Agree: 37,
  'Strongly agree': 20,
});

export const likert = fieldType({
  name: 'likert',
  synonyms: ['agreement'],
  category: 'surveys',
  description: 'Agreement with a statement: one of five labels, or one of the given choices.',
  locales: ['en'],
  ...listed(LABELS, { translation: 'likert' }),
});
