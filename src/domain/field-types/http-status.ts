import { weighted } from '../columns/weighted-values.js';
import { integer } from '../constraints/numbers.js';
import { fieldType } from './field-type.js';
import { listed } from './listed-values.js';

/** Codes of RFC 9110 and, for 429, RFC 6585, with our estimate of their frequencies in a healthy service. */
const STATUSES = weighted({
  200: 780,
  201: 40,
  202: 5,
  204: 25,
  206: 5,
  301: 15,
  302: 20,
  304: 40,
  307: 2,
  308: 2,
  400: 12,
  401: 10,
  403: 8,
  404: 20,
  405: 1,
  409: 2,
  410: 1,
  415: 1,
  422: 3,
  429: 3,
  500: 3,
  502: 1,
  503: 2,
  504: 1,
});

export const httpStatus = fieldType({
  name: 'http_status',
  synonyms: ['status_code', 'http_code'],
  category: 'internet',
  description: 'Status code of an HTTP response, 200 most often.',
  ...listed(
    { values: STATUSES.values.map(Number), weights: STATUSES.weights },
    { choice: integer('a status code', { min: 100, max: 599 }) },
  ),
});
