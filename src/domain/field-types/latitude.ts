import { coordinate } from './coordinate.js';
import { fieldType } from './field-type.js';

export const latitude = fieldType({
  name: 'latitude',
  category: 'place',
  description: 'Degrees north, within two kilometres or so of the middle of the city.',
  facet: { entity: 'place', words: ['latitude', 'lat'] },
  placeLists: ['places'],
  ...coordinate('latitude', 90),
});
