import { DEPARTMENTS } from '../entities/occupations.js';
import { fieldType } from './field-type.js';
import { listedFacet } from './listed-values.js';

export const department = fieldType({
  name: 'department',
  synonyms: ['dept', 'division'],
  category: 'company and commerce',
  description: 'Department that a person works in; agrees with the job title.',
  facet: { entity: 'person', words: ['department', 'dept'] },
  locales: ['en'],
  ...listedFacet(
    'department',
    DEPARTMENTS,
    ({ entities, link }) => entities.person(link),
    ({ department }) => department,
    { translation: 'department' },
  ),
});
