import { fieldType } from './field-type.js';
import { coordinate } from './latitude-or-longitude.js';

export const longitude = fieldType({
  name: 'longitude',
  synonyms: ['lng', 'lon'],
  category: 'place',
  description: 'Degrees east of Greenwich, within about two kilometres of the centre of the city.',
  facet: { entity: 'place', words: ['longitude', 'long', 'lng', 'lon'] },
  ...coordinate('longitude', 180),
});
