import { drawnIndices } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import { requiredWords } from '../lexicon/required-words.js';
import { fieldType } from './field-type.js';

export const city = fieldType({
  name: 'city',
  category: 'place',
  description: 'City name.',
  constraints: {},
  facet: { entity: 'place', words: ['city_name', 'city', 'town'] },
  wordLists: ['city'],
  capacity: (_, lexicon) => requiredWords(lexicon, 'city').length,
  plan: (_, context) => {
    const cities = requiredWords(context.lexicon, 'city');
    const { indices, steps } = context.unique
      ? drawnIndices(context, cities.length)
      : context.entities.place(context.link).city;
    return textColumn(steps, words(cities, indices));
  },
});
