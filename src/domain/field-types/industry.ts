import { INDUSTRIES } from '../entities/industries.js';
import { fieldType } from './field-type.js';
import { listedFacet } from './listed-values.js';

export const industry = fieldType({
  name: 'industry',
  synonyms: ['sector'],
  category: 'company and commerce',
  description: 'Sector of a company, or one of the given choices.',
  facet: { entity: 'company', words: ['industry', 'sector'] },
  locales: ['en'],
  ...listedFacet(
    'industry',
    INDUSTRIES,
    ({ entities, link }) => entities.company(link),
    ({ industry }) => industry,
    { translation: 'industry' },
  ),
});
