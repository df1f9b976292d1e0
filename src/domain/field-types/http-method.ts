import { text } from '../constraints/texts.js';
import { MAX_TEXT_LENGTH } from '../schema/limits.js';
import { fieldType } from './field-type.js';
import { usualChoices } from './usual-choices.js';

/** Reading is what most requests do; how often is our estimate. */
const METHODS = [
  ['GET', 70],
  ['POST', 16],
  ['PUT', 4],
  ['PATCH', 3],
  ['DELETE', 3],
  ['HEAD', 2],
  ['OPTIONS', 2],
] as const;

export const httpMethod = fieldType({
  name: 'http_method',
  category: 'internet',
  description: 'Method of an HTTP request, GET most often.',
  ...usualChoices<string>(METHODS, text('a method', { maxLength: MAX_TEXT_LENGTH })),
});
