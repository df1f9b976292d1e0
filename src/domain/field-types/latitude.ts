import { fieldType } from './field-type.js';
import { coordinate } from './latitude-or-longitude.js';

export const latitude = fieldType({
  name: 'latitude',
  synonyms: ['lat'],
  category: 'place',
  description: 'Degrees north, within two kilometres or so of the middle of the city.',
  facet: { entity: 'place', words: ['latitude', 'lat'] },
  ...coordinate('latitude', 90),
});
