import { coordinate } from './coordinate.js';
import { fieldType } from './field-type.js';

export const longitude = fieldType({
  name: 'longitude',
  category: 'place',
  description: 'Degrees east, within two kilometres or so of the middle of the city.',
  facet: { entity: 'place', words: ['longitude', 'long', 'lng', 'lon'] },
  placeLists: ['places'],
  ...coordinate('longitude', 180),
});
