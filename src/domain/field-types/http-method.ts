import { METHODS } from '../entities/exchange.js';
import { fieldType } from './field-type.js';
import { listedFacet } from './listed-values.js';

export const httpMethod = fieldType({
  name: 'http_method',
  synonyms: ['http_verb'],
  category: 'internet',
  description: 'Method of an HTTP request, GET most often.',
  identifies: false,
  facet: {
    entity: 'exchange',
    words: ['request_method', 'http_method', 'http_verb', 'method', 'verb'],
  },
  ...listedFacet(
    'http_method',
    METHODS,
    ({ entities, link }) => entities.exchange(link),
    ({ method }) => method,
  ),
});
