import { integer } from '../constraints/numbers.js';
import { STATUSES } from '../entities/exchange.js';
import { fieldType } from './field-type.js';
import { listedFacet } from './listed-values.js';

export const httpStatus = fieldType({
  name: 'http_status',
  synonyms: ['status_code', 'http_code'],
  category: 'internet',
  description: 'Status code of an HTTP response, 200 most often; agrees with the method.',
  facet: {
    entity: 'exchange',
    words: [
      'response_status',
      'http_status',
      'status_code',
      'response_code',
      'http_code',
      'status',
    ],
  },
  ...listedFacet(
    'http_status',
    STATUSES,
    ({ entities, link }) => entities.exchange(link),
    ({ status }) => status,
    { choice: integer('a status code', { min: 100, max: 599 }) },
  ),
});
