import { fieldType } from './field-type.js';
import { coordinate } from './latitude-or-longitude.js';

export const latitude = fieldType({
  name: 'latitude',
  synonyms: ['lat'],
  category: 'place',
  description:
    'Degrees north of the equator, within about two kilometres of the centre of the city.',
  facet: { entity: 'place', words: ['latitude', 'lat'] },
  ...coordinate('latitude', 90),
});
