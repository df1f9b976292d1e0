import { weighted } from '../columns/weighted-values.js';
import { MAX_TEXT_LENGTH } from '../constraints/limits.js';
import { text } from '../constraints/texts.js';
import { fieldType } from './field-type.js';
import { listed } from './listed-values.js';

/** Most requests read; the frequencies are our estimate. */
const METHODS = weighted({
  GET: 70,
  POST: 16,
  PUT: 4,
  PATCH: 3,
  DELETE: 3,
  HEAD: 2,
  OPTIONS: 2,
});

export const httpMethod = fieldType({
  name: 'http_method',
  synonyms: ['http_verb'],
  category: 'internet',
  description: 'Method of an HTTP request, GET most often.',
  identifies: false,
  ...listed(METHODS, { choice: text('a method', { maxLength: MAX_TEXT_LENGTH }) }),
});
